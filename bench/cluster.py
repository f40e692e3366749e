#!/usr/bin/env python3
"""Measures long jobs on threads and on MPI ranks, and compares what comes out.

    bench/cluster.py FOLDER [WHAT...]

FOLDER holds ariadne, ariadne-mpi and bench/ranks_bench. WHAT, all if none is named:
    same     enumerate 5x5 and 5x6 and a batch of 20,000 boards, on threads and ranks, in three sizes of chunks
    speed    one rank, two ranks and two threads, turn by turn
    kills    one job, 200 SIGKILLs of random ranks
    games    a match of 1,000 games by nodes, over two ranks and over two threads
    chief    how many chunks rank 0 can hand out
    costs    what larger boards of Rush Hour would cost, from shares drawn at random
Nothing else should run beside it.
"""
import hashlib
import itertools
import json
import multiprocessing.pool
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time

ENVIRONMENT = {**os.environ, 'OMPI_ALLOW_RUN_AS_ROOT': '1', 'OMPI_ALLOW_RUN_AS_ROOT_CONFIRM': '1',
               'OMPI_MCA_rmaps_base_oversubscribe': '1', 'OMPI_MCA_hwloc_base_binding_policy': 'none'}
folder = os.path.abspath(sys.argv[1])
root = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..')
asked = sys.argv[2:] or ['same', 'speed', 'kills', 'games', 'chief', 'costs']
ENUMERATE = ['enumerate', 'rush', '--rows', '5', '--cols']


def command(words, threads=0, ranks=0):
    if ranks:
        return ['mpirun', '-n', str(ranks), f'{folder}/ariadne-mpi', *words]
    return [f'{folder}/ariadne', *words, '--threads', str(threads)]


def run(words, threads=0, ranks=0):
    """Seconds that it took, and what it wrote into `out`."""
    if os.path.exists('out'):
        os.remove('out')
    begin = time.monotonic()
    subprocess.run(command([*words, '-o', 'out'], threads, ranks), env=ENVIRONMENT, check=True, capture_output=True)
    seconds = time.monotonic() - begin
    with open('out', 'rb') as file:
        return seconds, file.read()


def digest(data):
    return hashlib.sha256(data).hexdigest()[:16]


def boards(times):
    """The boards of the levels, 354, so many times."""
    with open(os.path.join(root, 'examples/rush/levels.txt'), encoding='utf-8') as file:
        levels = file.read()
    with open('boards.txt', 'w', encoding='utf-8') as file:
        file.write(times * levels)
    return ['batch', 'boards.txt']


def same():
    for name, words in [('enumerate 5x5', [*ENUMERATE, '5']), ('enumerate 5x6', [*ENUMERATE, '6']),
                        ('batch of 20,178 boards', boards(57))]:
        found = {}
        for chunk in [1, 25, 0]:
            for workers in [{'threads': 1}, {'threads': 2}, {'ranks': 1}, {'ranks': 2}, {'ranks': 4}, {'ranks': 8}]:
                found.setdefault(digest(run([*words, '--chunk', str(chunk)], **workers)[1]), []).append((workers, chunk))
        print(f'{name}: {sum(map(len, found.values()))} runs, {len(found)} different, {list(found)[0]}', flush=True)


def speed():
    for name, words in [('enumerate 5x6', [*ENUMERATE, '6']), ('batch of 201,780 boards', [*boards(570), '--csv'])]:
        ways = {'1 thread': {'threads': 1}, '2 threads': {'threads': 2}, '1 rank': {'ranks': 1}, '2 ranks': {'ranks': 2}}
        seconds = {way: [] for way in ways}
        for _ in range(5):
            for way, workers in ways.items():
                seconds[way].append(run(words, **workers)[0])
        middle = {way: statistics.median(all_) for way, all_ in seconds.items()}
        print(f'{name}: ' + ', '.join(f'{way} {value:.2f} s' for way, value in middle.items()) +
              f'; 2 ranks against 1: {middle["1 rank"] / middle["2 ranks"]:.3f}, 2 ranks against 2 threads: '
              f'{middle["2 ranks"] / middle["2 threads"]:.3f}', flush=True)


def children(pid):
    try:
        with open(f'/proc/{pid}/task/{pid}/children', encoding='ascii') as file:
            return [int(word) for word in file.read().split()]
    except FileNotFoundError:
        return []


def entries(journal):
    """Begin and end of all chunks in a journal."""
    with open(journal, 'rb') as file:
        data = file.read()
    out, at = [], data.find(b'\xf1pieces\n')
    while at != -1:
        begin, end, size = (int.from_bytes(data[at + 8 + 8 * i:at + 16 + 8 * i], 'little') for i in range(3))
        out.append((begin, end))
        at = data.find(b'\xf1pieces\n', at + 48 + size)
    return out


def kills():
    dice = random.Random(19)
    words = ['enumerate', 'rush', '--to', '9000', '--chunk', '5', '-o', 'killed']
    killed = [0, 0, 0]
    while sum(killed) < 200 and not os.path.exists('killed'):
        process = subprocess.Popen(command(words, ranks=3), env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        size = os.path.getsize('killed.journal') if os.path.exists('killed.journal') else 0
        while process.poll() is None and (not os.path.exists('killed.journal') or os.path.getsize('killed.journal') <= size):
            time.sleep(0.002)
        time.sleep(dice.random() * 0.2)
        ranks = children(process.pid)
        if len(ranks) == 3:
            victim = dice.randrange(3)
            os.kill(ranks[victim], signal.SIGKILL)
            killed[victim] += 1
        process.wait()
    done = [piece for begin, end in entries('killed.journal') for piece in range(begin, end)]
    subprocess.run(command(words, ranks=3), env=ENVIRONMENT, check=True, capture_output=True)
    with open('killed', 'rb') as file:
        after_kills = file.read()
    whole = run(words[:-2], threads=2)[1]
    print(f'{sum(killed)} kills ({killed} of ranks 0, 1, 2), {len(done)} pieces done by then, {len(done) - len(set(done))} of them '
          f'twice; then to the end: {"the same" if after_kills == whole else "OTHER"} bytes', flush=True)


def games():
    words = ['match', 'ours:nodes=200,memory=8', 'ours:nodes=100,memory=8', '--games', '1000', '--openings', '4']
    ranks, by_ranks = run(words, ranks=2)
    threads, by_threads = run(words, threads=2)
    print(f'1,000 games, {by_ranks.count(b"# game ")} written: {"the same" if by_ranks == by_threads else "OTHERS"}; '
          f'{ranks:.1f} s over two ranks, {threads:.1f} s over two threads', flush=True)


def chief():
    for ranks, pieces, size in [(2, 400000, 0), (8, 400000, 0), (32, 400000, 0), (32, 400000, 100), (32, 20000, 100000)]:
        for journal in [[], ['journal']]:
            subprocess.run(['mpirun', '-n', str(ranks), f'{folder}/bench/ranks_bench', str(pieces), str(size), *journal],
                           env=ENVIRONMENT, check=True)


def costs():
    """Shares drawn at random, each to its end, one a core, for a minute or more a board; after the plus-minus sign one standard error."""
    dice = random.Random(19)
    cores = os.cpu_count()
    for rows, cols, walls in itertools.product([5, 6, 7], [5, 6, 7], [0, 1, 2]):
        if rows > cols:
            continue
        words = [f'{folder}/ariadne', 'enumerate', 'rush', '--rows', str(rows), '--cols', str(cols), '--walls', str(walls), '--json']
        shares = json.loads(subprocess.run([*words, '--plan'], check=True, capture_output=True).stdout)['shares']

        def one(share):
            said = json.loads(subprocess.run([*words, '--from', str(share), '--to', str(share + 1)], check=True, capture_output=True).stdout)
            return [said['positions'], said['states'], said['minimal'], said['timed']['seconds']]
        seen, end = [], time.monotonic() + 60
        with multiprocessing.pool.ThreadPool(cores) as pool:
            while time.monotonic() < end:
                seen += pool.map(one, [dice.randrange(shares) for _ in range(4 * cores)])
        row = [f'{shares * statistics.mean(column):.3g} ± {shares * statistics.stdev(column) / len(column) ** 0.5:.1g}'
               for column in zip(*seen)]
        print(f'{rows}x{cols} walls {walls}: {shares} shares, {len(seen)} drawn; positions, states, puzzles, core seconds: ' +
              ', '.join(row), flush=True)


with tempfile.TemporaryDirectory() as scratch:
    os.chdir(scratch)
    for what in asked:
        {'same': same, 'speed': speed, 'kills': kills, 'games': games, 'chief': chief, 'costs': costs}[what]()
