#!/usr/bin/env python3
"""Open WebSockets and long jobs against a studio's server; a line for each figure.

    bench/server_sockets.py ADDRESS PID MAP
"""
import json
import os
import socket
import statistics
import struct
import sys
import time
import urllib.parse

address = urllib.parse.urlparse(sys.argv[1])
pid = int(sys.argv[2])
small_map = open(sys.argv[3], encoding='utf-8').read()
opening = '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w'


def connect(client=1):
    """Each client has an address of its own."""
    link = socket.create_connection((address.hostname, address.port), timeout=30, source_address=(f'127.1.0.{client}', 0))
    link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return link


def request(link, method, path, body=b''):
    head = f'{method} {path} HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n'
    link.sendall(head.encode() + body)


def response(link):
    data = b''
    while b'\r\n\r\n' not in data:
        more = link.recv(65536)
        if not more:
            return 0, b''
        data += more
    head, body = data.split(b'\r\n\r\n', 1)
    size = 0
    for line in head.split(b'\r\n'):
        if line.lower().startswith(b'content-length:'):
            size = int(line.split(b':')[1])
    while len(body) < size:
        body += link.recv(65536)
    return int(head.split()[1]), body


def web_socket(client):
    link = connect(client)
    link.sendall(f'GET /api/socket HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
                 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'.encode())
    status, _ = response(link)
    assert status == 101, status
    return link


def send(link, message):
    text = json.dumps(message).encode()
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xfe]) + struct.pack('>H', size)
    link.sendall(head + bytes(4) + text)


def exactly(link, count):
    data = b''
    while len(data) < count:
        more = link.recv(count - len(data))
        if not more:
            raise EOFError
        data += more
    return data


def receive(link):
    while True:
        first, size = exactly(link, 2)
        if size == 126:
            size = struct.unpack('>H', exactly(link, 2))[0]
        elif size == 127:
            size = struct.unpack('>Q', exactly(link, 8))[0]
        text = exactly(link, size)
        if first & 15 == 1:
            return json.loads(text)


def finished(link):
    while True:
        message = receive(link)
        if message['event'] in ('done', 'failed'):
            return message


def resident_mb():
    with open(f'/proc/{pid}/status', encoding='ascii') as status:
        for line in status:
            if line.startswith('VmRSS'):
                return int(line.split()[1]) / 1024
    return 0


def processor_seconds():
    with open(f'/proc/{pid}/stat', encoding='ascii') as stat:
        fields = stat.read().rsplit(')', 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def latencies(count, path='/'):
    link = connect()
    out = []
    for _ in range(count):
        begin = time.perf_counter()
        request(link, 'GET', path)
        status, _ = response(link)
        assert status == 200, status
        out.append((time.perf_counter() - begin) * 1000)
    return out


def quiet_after_leaving():
    deadline = time.time() + 10
    begin = time.time()
    while time.time() < deadline:
        before = processor_seconds()
        time.sleep(0.5)
        if processor_seconds() - before < 0.1:
            return time.time() - begin
    return float('inf')


def sockets():
    links = [web_socket(client) for client in range(1, 201)]
    begin = time.perf_counter()
    rounds = 10
    for turn in range(rounds):
        for link in links:
            send(link, {'id': turn, 'world': 'maze', 'operation': 'parse', 'request': {'text': small_map}})
        for link in links:
            assert finished(link)['event'] == 'done'
    took = time.perf_counter() - begin
    print(f'200 sockets open, each asks {rounds} times: {200 * rounds / took:.0f} answers/s, resident {resident_mb():.0f} MB')
    for link in links:
        link.close()


def long_jobs():
    body = json.dumps({'text': opening, 'milliseconds': 60000}).encode()
    links = [connect(client) for client in range(1, 101)]
    for link in links:
        request(link, 'POST', '/api/amazons/engine', body)
    time.sleep(1)
    refused = 0
    for link in links:
        link.setblocking(False)
        try:
            refused += b' 429 ' in link.recv(65536).split(b'\r\n')[0]
        except BlockingIOError:
            pass
    times = latencies(200)
    _, health = response_of('/api/health')
    print(f'100 long jobs at once: {refused} refused with 429, {json.loads(health)["waiting"]} wait; the page meanwhile: '
          f'median {statistics.median(times):.2f} ms, slowest of 200 {max(times):.1f} ms; resident {resident_mb():.0f} MB')
    for link in links:
        link.close()
    print(f'all those clients leave: the work ends within {quiet_after_leaving():.1f} s')


def socket_jobs():
    links = [web_socket(client) for client in range(1, 51)]
    for link in links:
        send(link, {'id': 1, 'world': 'amazons', 'operation': 'engine', 'request': {'text': opening, 'milliseconds': 60000}})
    time.sleep(1)
    times = latencies(200)
    print(f'50 long jobs by 50 sockets: the page meanwhile: median {statistics.median(times):.2f} ms, slowest of 200 '
          f'{max(times):.1f} ms; resident {resident_mb():.0f} MB')
    for link in links:
        link.close()
    print(f'all those sockets close: the work ends within {quiet_after_leaving():.1f} s')


def response_of(path):
    link = connect()
    request(link, 'GET', path)
    return response(link)


sockets()
long_jobs()
socket_jobs()
