#!/usr/bin/env python3
"""Kills ariadne at random moments while it writes, and looks at what is left on the disk.

    scripts/kill-writers.py PROGRAM WHAT SECONDS SEED

WHAT is one of
    enumerate  every kill leaves the whole file or none and a journal; the same command goes on, and
               in the end the file is that of an undisturbed run, byte for byte
    batch      the lines that came are the first ones of an undisturbed run
    saves      -o: the old file or the new one, whole
    games      a saved game of Amazons: the same
A temporary file may stay behind until the same is written again; after that nothing else may lie in the folder. Prints
what it found, and how often it killed. Ctrl-C ends it early.
"""
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

program, what = os.path.abspath(sys.argv[1]), sys.argv[2]
end = time.monotonic() + float(sys.argv[3])
dice = random.Random(int(sys.argv[4]))
kills = 0
findings = {}  # a sentence, and how often it was so


def check(holds, sentence):
    if not holds:
        findings[sentence] = findings.get(sentence, 0) + 1


def run(arguments, **more):
    """To its end; how long it took."""
    begin = time.monotonic()
    more = {'stdout': subprocess.DEVNULL, **more}
    subprocess.run([program, *arguments], check=True, stderr=subprocess.DEVNULL, **more)
    return time.monotonic() - begin


def run_and_kill(arguments, longest, text='', **more):
    """Killed after some part of `longest`, unless it has ended by then."""
    global kills
    with subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          **{'stdout': subprocess.DEVNULL, **more}) as child:
        try:
            child.communicate(text.encode(), dice.uniform(0, longest))
        except subprocess.TimeoutExpired:
            child.kill()
            kills += 1


def content(path):
    try:
        with open(path, 'rb') as file:
            return file.read()
    except FileNotFoundError:
        return None


def write(path, data):
    with open(path, 'wb') as file:
        file.write(data)


def discard(*names):
    for name in names:
        if os.path.exists(name):
            os.remove(name)


def sweep(allowed):
    """What should not be there is told, and goes."""
    for name in os.listdir('.'):
        if name not in allowed:
            check(False, f'{re.sub(r"[.]ariadne-.*", ".ariadne-…", name)} was left over')
            os.remove(name)


def enumerate_rush():
    order = ['enumerate', 'rush', '--rows', '5', '--cols', '5', '--walls', '1', '--to', '16000', '-o', 'boards.txt']
    longest = run(order)
    whole = content('boards.txt')
    while time.monotonic() < end:
        discard('boards.txt', 'boards.txt.journal')
        done = False
        while not done and dice.random() < 0.8:
            run_and_kill([*order, '--threads', str(dice.randint(1, 3))], longest)
            written = content('boards.txt')
            check(written in (None, whole), 'enumerate: some of the lines')
            check(written or content('boards.txt.journal') is not None, 'enumerate: neither lines nor a journal')
            done = written is not None and content('boards.txt.journal') is None
        if not done:
            last = subprocess.run([program, *order], capture_output=True, check=False)
            check(last.returncode == 0, 'enumerate: does not go on')
        check(content('boards.txt') == whole, 'enumerate: another file than that of an undisturbed run')
        sweep({'boards.txt'})


def batch():
    with open(os.path.join(root, 'examples/rush/levels.txt'), 'rb') as file:
        write('levels.txt', 3 * file.read())
    with open('answers', 'wb') as out:
        longest = run(['batch', 'levels.txt'], stdout=out)
    whole = content('answers')
    while time.monotonic() < end:
        with open('answers', 'wb') as out:
            run_and_kill(['batch', 'levels.txt', '--jobs', str(dice.randint(1, 3))], longest, stdout=out)
        lines = content('answers')
        lines = lines[:lines.rfind(b'\n') + 1]  # the last may be cut
        check(whole.startswith(lines), 'batch: lines that an undisturbed run has not')
        sweep({'levels.txt', 'answers'})


def saves():
    run(['generate', 'labyrinth', '--rows', '300', '--cols', '300', '--seed', '3', '-o', 'board.txt'])
    make = ['generate', 'labyrinth', '--rows', '500', '--cols', '500', '--seed', '5', '-o']
    orders = [[*make, 'new.txt'], [*make, 'new.png'], [*make, 'new.svg'], ['convert', 'board.txt', '-o', 'new.graphml'],
              ['convert', 'board.txt', '-o', 'new.json'], ['render', 'board.txt', '--solution', '-o', 'new.pdf']]
    wholes = []
    for order in orders:
        longest = run(order)
        wholes.append((longest, content(order[-1])))
        discard(order[-1])
    while time.monotonic() < end:
        chosen = dice.randrange(len(orders))
        name, (longest, whole) = orders[chosen][-1], wholes[chosen]
        for _ in range(dice.randint(1, 8)):
            discard(name)
            old = dice.choice([None, b'the old file\n'])
            if old is not None:
                write(name, old)
            run_and_kill(orders[chosen], longest)
            check(content(name) in (old, whole), f'{name}: neither the old file nor the new one')
        run(orders[chosen])
        sweep({'board.txt', name})
        discard(name)


def games():
    players = ['play', 'amazons', '--white', 'ana', '--black', 'luis']
    before, after = b'a4,d1,g1,j4\na7,d10,g10,j7\n\n1\n', b'a4,d7,g1,j4\na7,d10,g10,j7\ng7\n2\n'
    while time.monotonic() < end:
        write('game.txt', before)
        for _ in range(dice.randint(1, 8)):
            run_and_kill([*players, '--saved', 'game.txt'], 0.5, 'undo\nd1-d7/g7\nsave\nundo\nsave\n' * 20000)
            check(content('game.txt') in (before, after), 'game.txt: neither the old game nor the new one')
        # The end of the input keeps a game in a file of its own.
        run_and_kill([*players, '--new'], 0.1, 'd1-d7/g7\n')
        check(content('amazons-1.txt') in (None, after), 'amazons-1.txt: half a game')
        discard('amazons-1.txt')
        write('game.txt', before)
        run([*players, '--saved', 'game.txt'], input=b'd1-d7/g7\nsave\nquit\n')
        run([*players, '--new'], input=b'd1-d7/g7\n')
        check(content('game.txt') == after == content('amazons-1.txt'), 'games: a save that was not disturbed')
        sweep({'game.txt', 'amazons-1.txt'})
        discard('amazons-1.txt')


root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
signal.signal(signal.SIGTERM, signal.default_int_handler)
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    try:
        {'enumerate': enumerate_rush, 'batch': batch, 'saves': saves, 'games': games}[what]()
    except KeyboardInterrupt:
        pass
    os.chdir('/')
for sentence, count in findings.items():
    print(f'found: {sentence} ({count} times)')
print(f'kills: {kills}')
sys.exit(1 if findings else 0)
