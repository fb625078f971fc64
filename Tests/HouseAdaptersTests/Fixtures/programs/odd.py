#!/usr/bin/env python3
"""A program with bad manners, which its arguments name."""
import json
import os
import signal
import sys

manners = set(sys.argv[1:])


def say(**message):
    print(json.dumps(message), flush=True)


def raw(line):
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def lie():
    raw(b"Starting up ...")
    raw(b'{"type":"readings","readings":[{"device":"lamp","state":"\xff\xfe"}]}')
    raw(b'{"type":"readings","readings":[{"device":"lamp","state":"' + b"x" * (70 << 10) + b'"}]}')
    raw(b"[" * 60000)
    raw(b'{"type":"readings","readings":{"lamp":"on"}}')
    say(type="readings", readings=[{"device": "ghost", "state": "on"}, {"device": "lamp"}, 7, None,
                                   {"device": "lamp", "state": ["on"]}])
    say(type="result", id=99, ok=True)
    say(type="result", id="1", ok="yes")
    say(type="weather", rain=True)
    say(type="readings", readings=[{"device": "lamp", "state": "on", "brightness": 1e300, "color": [1, 2, 999],
                                    "color_temperature": "warm", "since": 1e18, "order": 12, "by": "us"}])


def refuse_to_end():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        signal.pause()


if "silent" in manners:
    refuse_to_end()
say(type="hello", protocol=2 if "newer" in manners else 1, name="Odd")
say(type="inventory", devices=[{"id": "lamp", "name": "Lamp", "kind": "light", "abilities": ["power"]}])
secrets = [name for name in ("OPENAI_API_KEY", "ECHO_API_KEY", "TWILIO_AUTH_TOKEN", "DATABASE_URL",
                             "AWS_SECRET_ACCESS_KEY", "SIP_PASSWORD") if name in os.environ]
say(type="readings", readings=[{"device": "lamp", "state": " ".join(secrets) or "off"}])
if "bye" in manners:
    say(type="bye", reason="no stick")
say(type="ready")
if "liar" in manners:
    lie()
while "flood" in manners:
    say(type="readings", readings=[{"device": "lamp", "state": "on"}, {"device": "lamp", "state": "off"}])

held = []
for line in sys.stdin:
    message = json.loads(line)
    if "dies" in manners and message["type"] == "order":
        sys.exit("dying words")
    if "deaf" in manners or message["type"] == "hello":
        continue
    held.append(message["id"])
    if "backwards" in manners and len(held) < 2:
        continue
    for number in reversed(held):
        say(type="result", id=number, ok=True)
        if "twice" in manners:
            say(type="result", id=number, ok=False, error="refused")
    held = []
if "leaves" in manners:
    with open(sys.argv[-1], "w") as note:
        note.write("switched off")
