# The commands are `make run`, `make test` and `make check`; each installs what is missing, builds, and does its work.
.DEFAULT_GOAL := help
.PHONY: help run tour try test check full build bench load cluster slurm feel pictures lint format fuzz campaign install deb clean setup-build setup-test setup-cluster setup-package

JOBS   ?= $(shell nproc)
PREFIX ?= /usr/local
TIME   ?= 300
HOURS  ?= 1
HOST   ?= 127.0.0.1
PORT   ?= 8080
DATA   ?=

help:  ## show this list
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  \1 \2/p' $(MAKEFILE_LIST) | awk '{n = $$1; $$1 = ""; printf "  %-9s%s\n", n, $$0}'

run: build  ## install what is missing, build, and start the studio (PORT=8080)
	@echo "Starting the studio: open the address below in a browser. Ctrl-C ends it; make run PORT=8081 takes another port."
	@build/release/ariadne serve --host $(HOST) --port $(PORT)

tour: build  ## show in the terminal what Ariadne does
	@scripts/tour.sh build/release/ariadne

try: setup-test  ## build and run the tests of one folder, quickly after a change (FOLDER=maze)
	@JOBS=$(JOBS) scripts/try.sh "$(FOLDER)"

test: setup-test  ## install what is missing, build, and run the tests
	@echo "make test: builds the program and tests it. About 10 minutes on two cores."
	@JOBS=$(JOBS) scripts/test.sh style page program
	@echo "Next: make check adds unit tests with sanitizers, and more; make run starts the studio."

check: setup-test  ## what every change must pass beside make test: unit tests with sanitizers, clang-tidy, fuzzing
	@echo "make check: what make test leaves out. About 25 minutes on two cores, less with a warm compiler cache."
	@JOBS=$(JOBS) scripts/test.sh unit threads fault tidy fuzz

full: setup-test  ## the rest, before a release: each file alone, longer tests, Debian packages
	@echo "make full: what make test and make check leave out. About 40 minutes on two cores."
	@JOBS=$(JOBS) scripts/test.sh alone definitions sanitized long browser package

build: setup-build  ## install what is missing and build build/release/ariadne, and ariadne-mpi where there is MPI
	@[ -e build/release/ariadne ] || echo "Building Ariadne: about 4 minutes on two cores."
	@JOBS=$(JOBS) scripts/build.sh release programs -DARIADNE_TESTS=

bench: build  ## measure answers, nodes and speed (DATA=folder: on these maps)
	@build/release/ariadne bench $(DATA)
	@JOBS=$(JOBS) scripts/build.sh release labyrinth_bench rush_bench amazons_bench -DARIADNE_TESTS=
	@build/release/bench/labyrinth_bench
	@build/release/bench/rush_bench examples/rush/*.txt $(wildcard $(DATA)/rush/*.txt)
	@build/release/bench/amazons_bench

load: build  ## put load on the studio's server and measure it
	@bench/server_load.sh build/release/ariadne

cluster: setup-cluster  ## measure long jobs on threads and MPI ranks
	@JOBS=$(JOBS) scripts/build.sh release programs ranks_bench -DARIADNE_TESTS=
	@bench/cluster.py build/release

slurm: setup-cluster  ## try the scripts of examples/cluster on a Slurm of one node, about two minutes
	@JOBS=$(JOBS) scripts/build.sh release programs -DARIADNE_TESTS=
	@scripts/slurm-test.sh build/release

feel: setup-test build  ## measure how fast the studio feels in a browser
	@scripts/studio-feel.sh build/release/ariadne

pictures: setup-test build  ## take screenshots of the studio to look at, and those in docs/images
	@scripts/studio-pictures.sh build/release/ariadne

lint: setup-test  ## check format, clang-tidy and the shell scripts
	@JOBS=$(JOBS) scripts/lint.sh format using shell tidy

format: setup-test  ## rewrite every C++ file in the house style
	@scripts/format.sh

fuzz: setup-test  ## fuzz the readers (TIME=seconds for each, 300 if not given)
	@JOBS=$(JOBS) scripts/fuzz.sh $(TIME)

campaign: setup-test  ## look for faults for HOURS, 1 if not given: fuzzing, random boards, kills (HOURS=keep: grow fuzz/corpus)
	@JOBS=$(JOBS) scripts/campaign.sh $(HOURS)

install: build  ## install program, library, manual and examples (PREFIX=folder, DESTDIR=root)
	@cmake --install build/release --prefix $(PREFIX)

deb: setup-package build  ## install what is missing, build, and make the Debian packages in build/packages
	@rm -rf build/packages
	@cd build/release && cpack -D CPACK_OUTPUT_FILE_PREFIX=$(CURDIR)/build/packages

clean:  ## remove everything that was built
	rm -rf build

setup-build:
	@scripts/setup.sh build

setup-test:
	@scripts/setup.sh build test

setup-cluster:
	@scripts/setup.sh build cluster

setup-package:
	@scripts/setup.sh build package
