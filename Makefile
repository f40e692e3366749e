# The two commands are `make run` and `make test`; each installs what is missing, builds, and does its work.
.DEFAULT_GOAL := help
.PHONY: help run tour test build bench load feel pictures lint format fuzz install clean setup-build setup-test

JOBS   ?= $(shell nproc)
PREFIX ?= /usr/local
TIME   ?= 300
HOST   ?= 127.0.0.1
PORT   ?= 8080
DATA   ?=

help:  ## show this list
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  \1 \2/p' $(MAKEFILE_LIST) | awk '{n = $$1; $$1 = ""; printf "  %-9s%s\n", n, $$0}'

run: build  ## install what is missing, build, and start the studio (PORT=8080)
	@exec build/release/ariadne serve --host $(HOST) --port $(PORT)

tour: build  ## show in the terminal what Ariadne does
	@scripts/tour.sh build/release/ariadne

test: setup-test  ## install what is missing, build, and run every test
	@JOBS=$(JOBS) scripts/test.sh

build: setup-build  ## install what is missing and build build/release/ariadne
	@cmake --preset release -DARIADNE_TESTS=OFF --log-level=WARNING
	@cmake --build build/release -j $(JOBS)

bench: build  ## measure answers, nodes and speed (DATA=folder: on these maps)
	@build/release/ariadne bench $(DATA)
	@cmake --build build/release --target labyrinth_bench rush_bench amazons_bench -j $(JOBS) >/dev/null
	@build/release/bench/labyrinth_bench
	@build/release/bench/rush_bench examples/rush/*.txt $(wildcard $(DATA)/rush/*.txt)
	@build/release/bench/amazons_bench

load: build  ## put load on the studio's server and measure it
	@bench/server_load.sh build/release/ariadne

feel: setup-test build  ## measure how fast the studio feels in a browser
	@scripts/studio-feel.sh build/release/ariadne

pictures: setup-test build  ## take the screenshots of the studio in docs/images
	@scripts/studio-pictures.sh build/release/ariadne

lint: setup-test  ## check format, clang-tidy and the shell scripts
	@JOBS=$(JOBS) scripts/lint.sh format shell tidy

format: setup-test  ## rewrite every C++ file in the house style
	@scripts/format.sh

fuzz: setup-test  ## fuzz the readers (TIME=seconds for each, 300 if not given)
	@JOBS=$(JOBS) scripts/fuzz.sh $(TIME)

install: build  ## install program, library, manual and examples (PREFIX=folder, DESTDIR=root)
	@cmake --install build/release --prefix $(PREFIX)

clean:  ## remove everything that was built
	rm -rf build

setup-build:
	@scripts/setup.sh build

setup-test:
	@scripts/setup.sh build test
