#!/usr/bin/env python3
"""Runs a campaign that scripts/campaign.sh has built: everything that looks for faults by chance, each line for its
share of the time. The table grows in build/campaign/table.md, and is printed at the end; Ctrl-C ends it early. The exit
status is 1 if anything was found.

    scripts/campaign.py HOURS SEED
"""
import glob
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree

PLACE = 'build/campaign'
# How much of the time each kind of line gets.
SHARES = {'sanitized': 0.3, 'plain': 0.5, 'agreement': 0.1, 'kills': 0.1}
ROUNDS = 4  # of the usual boards of an agreement test, at a time

hours, seed = float(sys.argv[1]), int(sys.argv[2])
cores = int(os.environ.get('JOBS') or os.cpu_count())
stopping = threading.Event()
children = set()
rows = []


class Row:
    def __init__(self, line, runs, findings, paths=''):
        self.line, self.runs, self.findings, self.paths = line, runs, findings, paths

    def text(self):
        return f'| {self.line} | {self.runs:,} | {self.paths} | {"; ".join(self.findings) or "none"} |'


def run(command, log, **environment):
    """The child has a session of its own: Ctrl-C comes to this process alone, which then ends them all."""
    with open(log, 'a', encoding='utf-8') as out:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True,
                                 env={**os.environ, 'ASAN_OPTIONS': 'allow_addr2line=1', **environment})
    children.add(child)
    if stopping.is_set():
        child.terminate()
    code = child.wait()
    children.discard(child)
    return code


def stop(*_):
    stopping.set()
    for child in list(children):
        child.terminate()


def text_of(path):
    with open(path, encoding='utf-8', errors='replace') as file:
        return file.read()


def fuzz(kind, preset):
    def work(target, seconds):
        name = os.path.basename(target)
        corpus, log = f'build/fuzz/corpus/{name}', f'{PLACE}/{preset}-{name}.log'
        os.makedirs(corpus, exist_ok=True)
        code = run([target, f'-max_total_time={max(1, int(seconds))}', f'-seed={seed % 2**32}', '-timeout=60',
                    '-rss_limit_mb=2048', '-print_final_stats=1', f'-artifact_prefix={PLACE}/found/{preset}-{name}-',
                    corpus, *glob.glob('fuzz/corpus/*/')], log)
        said = text_of(log)

        def number(name):
            return int((re.findall(name + r' *(\d+)', said) or ['0'])[-1])

        findings = re.findall(r'^SUMMARY: (.*)', said, re.MULTILINE)[:1]
        # 72: interrupted.
        if code not in (0, 72) and not (stopping.is_set() or findings):
            findings = [f'ended with {code}, see {log}']
        if findings:
            findings[0] += ''.join(f', input {path}' for path in re.findall(r'Test unit written to (.*)', said)[:1])
        return Row(f'{name.removeprefix("fuzz_")}, {kind}', number('stat::number_of_executed_units:'), findings,
                   f'{number("stat::new_units_added:"):,} new, {number("cov:"):,} edges')

    # Not those of an earlier build that are no more.
    names = re.findall(r'^build (fuzz/fuzz_\w+): CXX_EXECUTABLE', text_of(f'build/{preset}/build.ninja'), re.MULTILINE)
    targets = sorted(f'build/{preset}/{name}' for name in names)
    return [(work, target) for target in targets if os.path.exists(target)]


def agreement(program, seconds):
    world = os.path.basename(program).removesuffix('_agreement_test')
    log, results = f'{PLACE}/agreement-{world}.log', f'{PLACE}/agreement-{world}.xml'
    boards, findings, end, number, took = 0, [], time.monotonic() + seconds, seed, 0
    # None is begun that would not be done in time.
    while not (stopping.is_set() or findings) and (number == seed or time.monotonic() + took < end):
        begin = time.monotonic()
        code = run([program, f'--gtest_output=xml:{results}', '--gtest_brief=1'], log,
                   ARIADNE_ROUNDS=str(ROUNDS), ARIADNE_SEED=str(number))
        took = time.monotonic() - begin
        if stopping.is_set():
            break
        if code != 0:
            findings = [f'ARIADNE_ROUNDS={ROUNDS} ARIADNE_SEED={number} {program} fails, see {log}']
        else:
            boards += sum(int(each.get('value')) for each in xml.etree.ElementTree.parse(results).iter('property')
                          if each.get('name') == 'boards')
        number += 1
    return Row(f'{world}, every algorithm against the brute force', boards, findings)


def kills(what, seconds):
    log = f'{PLACE}/kills-{what}.log'
    code = run(['scripts/kill-writers.py', 'build/release/ariadne', what, str(seconds), str(seed)], log)
    said = text_of(log)
    findings = re.findall(r'^found: (.*)', said, re.MULTILINE)
    count = re.search(r'^kills: (\d+)', said, re.MULTILINE)
    if count is None and not stopping.is_set():
        findings.append(f'ended with {code}, see {log}')
    return Row(f'{what}, killed at random moments', int(count[1]) if count else 0, findings)


def table():
    head = [f'| what, {hours:g} h on {cores} cores, seed {seed} | runs | paths | findings |', '|---|---:|---|---|']
    return '\n'.join(head + [row.text() for row in sorted(rows, key=lambda row: row.order)]) + '\n'


def save_table():
    with open(f'{PLACE}/table.md', 'w', encoding='utf-8') as file:
        file.write(table())


def worker(jobs, count):
    while not stopping.is_set():
        try:
            order, (work, subject), seconds = jobs.get_nowait()
        except queue.Empty:
            return
        try:
            row = work(subject, seconds)
        except Exception as error:  # of this script: the line must not vanish
            row = Row(f'{work.__name__} {subject}', 0, [repr(error)])
        row.order = order
        rows.append(row)
        save_table()
        print(f'campaign: {len(rows)} of {count}: {row.line}: {row.runs:,} runs, {row.paths or "no paths"}, '
              f'{"FOUND: " + "; ".join(row.findings) if row.findings else "nothing found"}', flush=True)


def main():
    subprocess.run(['rm', '-rf', PLACE], check=True)
    os.makedirs(f'{PLACE}/found')
    lines = {'sanitized': fuzz('with sanitizers', 'dev'), 'plain': fuzz('without', 'plain'),
             'agreement': [(agreement, program) for program in sorted(glob.glob('build/release/tests/*_agreement_test'))],
             'kills': [(kills, what) for what in ('enumerate', 'batch', 'saves', 'games')]}
    if not all(lines.values()):
        sys.exit(f'campaign: nothing was built for {[kind for kind, them in lines.items() if not them]}')
    jobs = queue.Queue()
    count = 0
    for kind, them in lines.items():
        for line in them:
            jobs.put((count, line, SHARES[kind] * hours * 3600 * cores / len(them)))
            count += 1
    print(f'campaign: {count} lines in {hours:g} h on {cores} cores; logs and the table so far are in {PLACE}', flush=True)
    for ends in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ends, stop)
    workers = [threading.Thread(target=worker, args=(jobs, count)) for _ in range(cores)]
    for each in workers:
        each.start()
    for each in workers:
        each.join()
    save_table()
    found = sum(len(row.findings) for row in rows)
    print(f'\n{table()}\n{len(rows)} of {count} lines ran, {found} findings')
    return 1 if found else 0


if __name__ == '__main__':
    sys.exit(main())
