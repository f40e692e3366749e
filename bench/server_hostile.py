#!/usr/bin/env python3
"""Hostile clients and honest ones at the same time on a studio's server: does it keep its promise?

    bench/server_hostile.py [OPTIONS] PROGRAM [OPTION OF SERVE...]       starts PROGRAM serve --port 0
    bench/server_hostile.py [OPTIONS] http://127.0.0.1:8080/ PID         takes one that runs

Each client has an address of its own on the loopback: hostile ones in 127.1.0.0/16, honest ones in 127.2.0.0/16. The
promise: the server stays under its ceiling of memory, 99 % of the small questions of honest clients are answered within
250 ms and none later than after a second, none fails; and when all have gone it has no more connections than before, and
is within 100 MB of the memory. The exit status is 1 where it is broken.
"""
import argparse
import asyncio
import collections
import contextlib
import json
import math
import multiprocessing
import os
import random
import resource
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
import urllib.parse

MB = 1 << 20
WINDOW = 5  # seconds, of the curve
HOSTILE_PROCESSES = 2

# What everybody sends is made once, before the processes part.

MAZE = 'N=8, M=8, P=4\nS10T2T10\nT#T2302#\n##02100#\n1111#T#2\n22011033\n100T1152\n51#3T110\n#T21020E\n'
PACMAN = '4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n'
LABYRINTH = ('LABYRINTH 6 6\nentrance 0 0\nexit 5 5\n _ _ _ _ _ _\n|   | | |_  |\n| |_ _|_ _  |\n| |  _   _| |\n'
             '| | | |_ _ _|\n|  _|   |_  |\n|_ _ _|_ _ _|\n')
RUSH = '...BBB....CD.AAECD...EFF...E........\n'
AMAZONS = '1qq1/q2q/Q2Q/1QQ1 w\n'
SMALL = [('maze', 'parse', {'text': MAZE}), ('maze', 'solve', {'text': MAZE}), ('rush', 'solve', {'text': RUSH}),
         ('labyrinth', 'solve', {'text': LABYRINTH}), ('pacman', 'play', {'text': PACMAN, 'moves': ['right', 'down']}),
         ('amazons', 'parse', {'text': AMAZONS}), ('', 'recognise', {'text': MAZE})]


def open_maze(side):
    row = '1' * side
    return f'N={side}, M={side}, P=9\nS{row[1:]}\n' + f'{row}\n' * (side - 2) + f'{row[1:]}E\n'


def labyrinth(side):
    """Each room is open to the right or downwards, as the dice say."""
    dice = random.Random(1)
    rows = ['|' + ''.join(dice.choices(('_ ', ' |'), k=side - 1)) + ' |\n' for _ in range(side - 1)]
    return (f'LABYRINTH {side} {side}\nentrance 0 0\nexit {side - 1} {side - 1}\n' + ' _' * side + '\n' + ''.join(rows)
            + '|' + '_ ' * (side - 1) + '_|\n')


def post(path, body, length=None, headers=''):
    size = len(body) if length is None else length
    return (f'POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {size}\r\n'
            f'{headers}\r\n'.encode() + body)


def ask(world, operation, request):
    return post('/api/recognise' if world == '' else f'/api/{world}/{operation}', json.dumps(request).encode())


def frame(payload, first=0x81, mask=True, claimed=None):
    size, masked = len(payload) if claimed is None else claimed, 0x80 if mask else 0
    if size < 126:
        head = bytes([first, masked | size])
    elif size < 65536:
        head = bytes([first, masked | 126]) + struct.pack('>H', size)
    else:
        head = bytes([first, masked | 127]) + struct.pack('>Q', size)
    return head + (bytes(4) if mask else b'') + payload  # a mask that changes nothing


def message(number, world, operation, request):
    return json.dumps({'id': number, 'world': world, 'operation': operation, 'request': request}).encode()


def many_claims():
    """1,990 routes to be replayed on a map of 100 x 100."""
    route = [[x, 99] for x in range(100)] + [[99, y] for y in range(98, -1, -1)]
    solution = {'steps': len(route) - 1, 'route': route}
    report = {'world': 'maze', 'verdict': 'solved', 'proven': False, 'feasible': solution, 'listed': [solution] * 1989}
    return ask('maze', 'verify', {'text': open_maze(100).replace('P=9', 'P=1000'), 'solution': json.dumps(report)})


UPGRADE = (b'GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
           b'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n')
# Of 2 to 6 MB.
GRAPHS = [ask('maze', 'convert', {'text': open_maze(side), 'format': 'graphml'}) for side in (1400, 2000, 2400)]
MILLION_ROOMS = ask('labyrinth', 'render', {'text': labyrinth(1000), 'format': 'pdf'})
CLAIMS = many_claims()
HARD = [ask('maze', 'solve', {'text': open_maze(40).replace('1', 'T'), 'algorithm': 'state-bfs'}),
        ask('amazons', 'engine', {'text': '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w', 'milliseconds': 60000}),
        ask('amazons', 'solve', {'text': '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w', 'algorithm': 'exact'})]
FRAGMENT = frame(b'{' * (15 * MB), 0x01)
LARGE_MESSAGE = frame(message(1, 'maze', 'parse', {'text': '1' * (16 * MB - 200)}))
BROKEN_FRAMES = [frame(b'{}', mask=False), frame(b'{}', 0xf1), frame(b'', claimed=1 << 62), frame(b'\xff\xfe'),
                 frame(b'x' * 200, 0x89), frame(b'', 0x83), frame(b'{}', 0x80)]
BAD_REQUESTS = [UPGRADE.replace(b'localhost', b'elsewhere.example'), HARD[0].replace(b'localhost', b'elsewhere.example'),
                post('/api/maze/parse', b'5\r\n{"a":', headers='Transfer-Encoding: chunked\r\n'),
                post('/api/maze/parse', b'zz\r\n', headers='Transfer-Encoding: gzip, chunked, chunked\r\n'),
                b'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', b'GET /\0 HTTP/1.1\r\n\r\n',
                b'\x16\x03\x01\x02\0' * 40]
PAGES = b'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' * 300

# For each part of a request: what begins it, and what is then repeated without end.
HEALTH = b'GET /api/health HTTP/1.1\r\nHost: localhost\r\n'
CHUNKED = (b'POST /api/maze/parse HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
           b'Transfer-Encoding: chunked\r\n\r\n')
TRAILERS = CHUNKED + b'c\r\n{"text":"x"}\r\n0\r\n'
HANDSHAKE = UPGRADE[:-2]
MUCH = 1 << 16  # bytes sent at a time
HTTP_PARTS = {
    'empty lines': (b'', b'\r\n'),
    'method': (b'', b'G'),
    'target': (b'GET /', b'a'),
    'version': (b'GET / HTTP/1.', b'1'),
    'header name': (HEALTH, b'X'),
    'header value': (HEALTH + b'X: ', b'y'),
    'spaces before a value': (HEALTH + b'X:', b' '),
    'folded value': (HEALTH + b'X: ', b'y\r\n '),
    'header lines': (HEALTH, b'X: y\r\n'),
    'header lines without value': (HEALTH, b'X:\r\n'),
    'list in a header': (HEALTH + b'Connection: ', b'a,'),
    'languages': (HEALTH + b'Accept-Language: ', b'cs;q=0,'),
    'lengths': (HEALTH + b'Content-Length: ', b'5,'),
    'requests': (b'', HEALTH + b'\r\n'),
    'body': (post('/api/maze/parse', b'', 1 << 40), b' '),
    'large chunk': (CHUNKED + b'fffffffff\r\n', b' '),
    'chunk size': (CHUNKED, b'0'),
    'chunks of a byte': (CHUNKED, b'1\r\n \r\n'),
    'chunk extension': (CHUNKED + b'1;a=', b'b'),
    'quoted chunk extension': (CHUNKED + b'1;a="', b'\r\n'),
    'chunk extensions': (CHUNKED + b'1', b';a=b'),
    'chunks with extensions': (CHUNKED, b'1;a=' + b'b' * 1000 + b'\r\n \r\n'),
    'trailers': (TRAILERS, b'X: y\r\n'),
    'trailer': (TRAILERS + b'X: ', b'y'),
    'handshake lines': (HANDSHAKE, b'X: y\r\n'),
    'handshake key': (HANDSHAKE + b'Sec-WebSocket-Key: ', b'a'),
    'handshake extensions': (HANDSHAKE + b'Sec-WebSocket-Extensions: ', b'permessage-deflate; a=b, '),
    'handshake protocols': (HANDSHAKE + b'Sec-WebSocket-Protocol: ', b'a, '),
}
SOCKET_PARTS = {
    'messages': (b'', frame(b'{}')),
    'cancels': (b'', frame(b'{"id":1,"cancel":true}')),
    'frame': (frame(b'', claimed=1 << 40), b' '),
    'fragments of a byte': (frame(b'{', 0x01), frame(b' ', 0x00)),
    'fragments': (frame(b'{', 0x01), frame(b' ' * 60000, 0x00)),
    'empty fragments': (frame(b'', 0x01), frame(b'', 0x00)),
    'pings': (b'', frame(b'x' * 125, 0x89)),
    'empty pings': (b'', frame(b'', 0x89)),
    'pongs': (b'', frame(b'x' * 125, 0x8a)),
    'pings between fragments': (frame(b'{', 0x01), frame(b'', 0x89)),
}


class Link:
    """A connection from an address of one's choice."""

    def __init__(self, server, address):
        self.loop = asyncio.get_running_loop()
        self.server, self.data = server, b''
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.bind((address, 0))

    async def open(self):
        await self.loop.sock_connect(self.socket, self.server)

    def close(self):
        self.socket.close()

    async def send(self, data):
        await self.loop.sock_sendall(self.socket, data)

    async def fill(self):
        more = await self.loop.sock_recv(self.socket, 65536)
        if not more:
            raise EOFError
        self.data += more

    async def take(self, count):
        while len(self.data) < count:
            await self.fill()
        out, self.data = self.data[:count], self.data[count:]
        return out

    async def answer(self):
        while b'\r\n\r\n' not in self.data:
            await self.fill()
        head, self.data = self.data.split(b'\r\n\r\n', 1)
        lines = head.lower().split(b'\r\n')
        size = next((int(line[15:]) for line in lines if line.startswith(b'content-length:')), 0)
        return int(lines[0].split()[1]), await self.take(size)

    async def upgrade(self):
        await self.send(UPGRADE)
        if (await self.answer())[0] != 101:
            raise EOFError

    async def message(self):
        while True:
            first, size = await self.take(2)
            if size > 125:
                size = int.from_bytes(await self.take(2 if size == 126 else 8), 'big')
            payload = await self.take(size)
            if first & 15 == 8:
                raise EOFError
            if first & 15 == 9:
                await self.send(frame(payload, 0x8a))
            if first & 15 == 1:
                return json.loads(payload)

    async def until_closed(self, seconds):
        try:
            async with asyncio.timeout(seconds):
                while True:
                    await self.fill()
                    self.data = b''
        except TimeoutError:
            pass


# The hostile ones. Each does its worst on one connection; when it returns, the connection is closed.


async def idles(link, dice):
    await link.until_closed(dice.uniform(20, 90))


async def drips_a_header(link, dice):
    for byte in b'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' + b'a' * 200:
        await link.send(bytes([byte]))
        await asyncio.sleep(dice.uniform(0.2, 1))


async def leaves_chunks_open(link, dice):
    await link.send(b'POST /api/maze/parse HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
                    b'Transfer-Encoding: chunked\r\n\r\n9\r\n{"text":"\r\n')
    await link.until_closed(dice.uniform(20, 90))


async def promises_a_large_body(link, dice):
    await link.send(post('/api/maze/parse', b'', 15 * MB))
    await link.until_closed(dice.uniform(20, 90))


async def sends_half_a_body(link, dice):
    await link.send(GRAPHS[0][:len(GRAPHS[0]) // 2])
    await link.until_closed(dice.uniform(20, 60))


async def wants_a_graph_and_leaves(link, dice):
    await link.send(dice.choice(GRAPHS))
    await asyncio.sleep(dice.uniform(0, 2))


async def wants_a_page_of_a_million_rooms_and_leaves(link, dice):
    await link.send(MILLION_ROOMS)
    await asyncio.sleep(dice.uniform(0, 5))


async def claims_much(link, _):
    await link.send(CLAIMS)
    await link.answer()


async def floods_with_jobs(link, dice):
    for _ in range(20):
        await link.send(dice.choice(HARD))
    await link.until_closed(dice.uniform(1, 10))


async def adds_a_byte_and_leaves(link, dice):
    await link.send(dice.choice(HARD) + b'x')
    await asyncio.sleep(dice.uniform(0, 0.5))


async def closes_half(link, dice):
    await link.send(dice.choice(HARD))
    link.socket.shutdown(socket.SHUT_WR)
    await link.until_closed(30)


async def leaves_a_fragment_open(link, dice):
    await link.upgrade()
    await link.send(FRAGMENT)
    await link.until_closed(dice.uniform(20, 60))


async def queues_large_messages(link, dice):
    await link.upgrade()
    for _ in range(4):
        await link.send(LARGE_MESSAGE)
    await asyncio.sleep(dice.uniform(10, 40))


async def never_reads(link, dice):
    link.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await link.send(dice.choice([PAGES, GRAPHS[0]]))
    await asyncio.sleep(dice.uniform(20, 90))


async def breaks_frames(link, dice):
    await link.upgrade()
    await link.send(dice.choice(BROKEN_FRAMES))
    await link.until_closed(5)


async def asks_badly(link, dice):
    await link.send(dice.choice(BAD_REQUESTS))
    await link.until_closed(5)


async def floods(link, part):
    """As much of one part of a request as the server takes, 200 MB at most. Answers are read."""
    begin, piece = (HTTP_PARTS | SOCKET_PARTS)[part]
    if part in SOCKET_PARTS:
        await link.upgrade()
    await link.send(begin)
    pieces = piece * max(1, MUCH // len(piece))
    for _ in range(200 * MB // MUCH):
        await link.send(pieces)
        with contextlib.suppress(BlockingIOError):
            while link.socket.recv(MB):
                pass
            return


def flood(part):
    async def kind(link, _):
        await floods(link, part)

    kind.__name__ = f'floods with {part}'
    return kind


KINDS = [idles, drips_a_header, leaves_chunks_open, promises_a_large_body, sends_half_a_body, wants_a_graph_and_leaves,
         wants_a_page_of_a_million_rooms_and_leaves, claims_much, floods_with_jobs, adds_a_byte_and_leaves, closes_half,
         leaves_a_fragment_open, queues_large_messages, never_reads, breaks_frames, asks_badly]
KINDS += KINDS + [flood(part) for part in HTTP_PARTS | SOCKET_PARTS]  # about half of each


async def hostile(server, address, number, end, counts):
    dice = random.Random(number)
    kind = KINDS[number % len(KINDS)]
    await asyncio.sleep(dice.uniform(0, 3))
    while time.monotonic() < end:
        counts[kind.__name__] += 1
        link = Link(server, address)
        try:
            async with asyncio.timeout(end - time.monotonic()):
                await link.open()
                await kind(link, dice)
        except (OSError, EOFError, TimeoutError):
            pass  # the server has had enough of it
        finally:
            link.close()
        await asyncio.sleep(min(dice.uniform(0.5, 4), max(0, end - time.monotonic())))
        kind = dice.choice(KINDS)


# The honest ones.


async def honest(server, address, number, end, answers):
    """About a question a second: every second client over an open WebSocket, the others over HTTP, on a new connection
    after ten. What an answer takes includes a connection that had to be opened."""
    dice = random.Random(-number)
    over_socket = number % 2 == 1
    link, asked = None, 0
    while time.monotonic() < end:
        await asyncio.sleep(dice.uniform(0.6, 1.4))
        world, operation, request = dice.choice(SMALL)
        asked += 1
        begin = time.monotonic()
        try:
            async with asyncio.timeout(10):
                if link is None:
                    link = Link(server, address)
                    await link.open()
                    if over_socket:
                        await link.upgrade()
                if over_socket:
                    await link.send(frame(message(asked, world, operation, request)))
                    said = {}
                    while said.get('event') not in ('done', 'failed'):
                        said = await link.message()
                    problem = '' if said['event'] == 'done' else f'{said["status"]}'
                else:
                    await link.send(ask(world, operation, request))
                    status, _ = await link.answer()
                    problem = '' if status == 200 else f'{status}'
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            problem = type(error).__name__
        answers.append((begin, time.monotonic() - begin, problem and f'{operation}: {problem}'))
        if link is not None and (problem or (not over_socket and asked % 10 == 0)):
            link.close()
            link = None
    if link is not None:
        link.close()


def process(crowd, server, addresses, end, results):
    """Many clients of one kind in a process of their own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    told = collections.Counter() if crowd is hostile else []
    if crowd is hostile:
        os.nice(10)  # they would be on other machines, and take nothing of the server's processors

    async def all_of_them():
        await asyncio.gather(*(crowd(server, address, number, end, told) for number, address in addresses))

    asyncio.run(all_of_them())
    results.put((crowd.__name__, told))


# The server, seen from outside.


def resident_mb(pid):
    """0: it is no more."""
    with open(f'/proc/{pid}/status', encoding='ascii') as status:
        return next((int(line.split()[1]) / 1024 for line in status if line.startswith('VmRSS')), 0)


def sample(pid, samples, done):
    while not done.wait(0.1):
        samples.append((time.monotonic(), resident_mb(pid)))


def open_sockets(pid):
    count = 0
    for name in os.listdir(f'/proc/{pid}/fd'):
        with contextlib.suppress(OSError):  # closed meanwhile
            count += os.readlink(f'/proc/{pid}/fd/{name}').startswith('socket:')
    return count


def start(program, options):
    quiet = [] if '--log' in options else ['--log', 'off']
    child = subprocess.Popen([program, 'serve', '--port', '0', *quiet, *options], stdout=subprocess.PIPE, text=True)
    for line in child.stdout:
        if line.startswith('Ariadne is at '):
            return child, line.split()[-1]
    sys.exit(f'{program} serve did not start')


async def warm_up(server):
    """Every small question once, so that what is loaded once is loaded."""
    for question in SMALL:
        link = Link(server, '127.2.255.1')
        await link.open()
        await link.send(ask(*question))
        status, body = await link.answer()
        link.close()
        if status != 200:
            sys.exit(f'{question[1]} is answered with {status} before anything has happened: {body}')


def within(part, times):
    """The time in which that part of them was answered."""
    return sorted(times)[max(0, math.ceil(part * len(times)) - 1)] if times else 0


def curve(samples, answers, begin):
    lines = ['| s | resident MB | honest answers | 99 % ms | slowest ms |', '|---:|---:|---:|---:|---:|']
    for window in range(math.ceil((samples[-1][0] - begin) / WINDOW)):
        memory = [size for moment, size in samples if (moment - begin) // WINDOW == window]
        times = [took for moment, took, _ in answers if (moment - begin) // WINDOW == window]
        lines.append(f'| {window * WINDOW} | {max(memory, default=0):.0f} | {len(times)} | {within(0.99, times) * 1000:.0f} | '
                     f'{max(times, default=0) * 1000:.0f} |')
    return '\n'.join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], usage=__doc__.split('\n\n')[1])
    parser.add_argument('--seconds', type=float, default=120)
    parser.add_argument('--hostile', type=int, default=1000, help='clients; 1000 if not given')
    parser.add_argument('--honest', type=int, default=50, help='clients; 50 if not given')
    parser.add_argument('--memory', type=float, default=2048, help="the server's ceiling in MB; 2048 if not given")
    parser.add_argument('--one-address', action='store_true', help='all hostile clients come from 127.1.0.1')
    parser.add_argument('server', help='a program, or the address of a running server')
    parser.add_argument('rest', nargs=argparse.REMAINDER, help='options for serve, or the process of the running server')
    arguments = parser.parse_args()

    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    child = None
    if arguments.server.startswith('http://'):
        address, pid = arguments.server, int(arguments.rest[0])
    else:
        child, address = start(arguments.server, arguments.rest)
        pid = child.pid
    parts = urllib.parse.urlparse(address)
    server = (parts.hostname, parts.port)
    asyncio.run(warm_up(server))
    time.sleep(1)
    before, sockets_before = resident_mb(pid), open_sockets(pid)

    begin = time.monotonic()
    end = begin + arguments.seconds
    bad = [(i, '127.1.0.1' if arguments.one_address else f'127.1.{i // 250}.{i % 250 + 1}') for i in range(arguments.hostile)]
    good = [(i, f'127.2.{i // 250}.{i % 250 + 1}') for i in range(arguments.honest)]
    context = multiprocessing.get_context('fork')
    results = context.Queue()
    crowds = [(honest, good)] + [(hostile, bad[i::HOSTILE_PROCESSES]) for i in range(HOSTILE_PROCESSES)]
    processes = [context.Process(target=process, args=(crowd, server, addresses, end, results), daemon=True)
                 for crowd, addresses in crowds]
    for each in processes:
        each.start()
    samples, all_gone = [], threading.Event()
    sampler = threading.Thread(target=sample, args=(pid, samples, all_gone))
    sampler.start()
    told = [results.get() for _ in processes]
    time.sleep(5)  # to settle
    all_gone.set()
    sampler.join()
    after, sockets_after = resident_mb(pid), open_sockets(pid)

    answers = sorted(answer for name, them in told if name == 'honest' for answer in them)
    counts = sum((them for name, them in told if name == 'hostile'), collections.Counter())
    times = [took for _, took, _ in answers]
    failures = collections.Counter(problem for _, _, problem in answers if problem)
    peak = max(size for _, size in samples)
    print(f'{arguments.hostile} hostile clients from {"one address" if arguments.one_address else "as many addresses"} and '
          f'{arguments.honest} honest ones, {arguments.seconds:g} s')
    print('hostile connections: ' + ', '.join(f'{count} {name.replace("_", " ")}' for name, count in counts.most_common()))
    print(f'honest answers: {len(times)}, median {within(0.5, times) * 1000:.1f} ms, 99 % within {within(0.99, times) * 1000:.1f} ms, '
          f'slowest {max(times, default=0) * 1000:.1f} ms, {sum(failures.values())} failures'
          + ''.join(f', {count} x {problem}' for problem, count in failures.most_common(5)))
    print(f'resident: {before:.0f} MB before, {peak:.0f} MB at most of {arguments.memory:.0f} MB, {after:.0f} MB after; '
          f'sockets: {sockets_before} before, {sockets_after} after\n')
    print(curve(samples, answers, begin))
    broken = [] if after > 0 else ['the server has ended']
    if peak > arguments.memory:
        broken.append('the ceiling of memory')
    if not times or within(0.99, times) > 0.25:
        broken.append('99 % within 250 ms')
    if max(times, default=0) > 1:
        broken.append('none later than a second')
    if failures:
        broken.append('no failure')
    if after > before + 100:
        broken.append('the memory afterwards')
    if sockets_after > sockets_before:
        broken.append('the connections afterwards')
    if child:
        child.terminate()
        if child.wait() != 0:
            broken.append(f'an end with 0, not {child.returncode}')
    print('\n' + (f'Broken: {"; ".join(broken)}.' if broken else 'The promise holds.'))
    return 1 if broken else 0


if __name__ == '__main__':
    sys.exit(main())
