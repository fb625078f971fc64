#!/usr/bin/env python3
"""A house of two lamps, a lock that jams and an outlet that is out of reach, in the lines of docs/house-programs.md."""
import json
import sys


def say(**message):
    print(json.dumps(message), flush=True)


lamps = {"lamp.desk": 0, "lamp.shelf": 40}


def reading(lamp, **more):
    light = lamps[lamp]
    return {"device": lamp, "state": "on" if light else "off", "brightness": light, **more}


def carry_out(order):
    number, device, action = order["id"], order["device"], order["action"]
    if device == "lock.door":
        say(type="readings", readings=[{"device": device, "state": "jammed", "order": number}])
        say(type="result", id=number, ok=False, error="jammed")
        return
    if action == "set_brightness":
        lamps[device] = order["value"]
    else:
        lamps[device] = 100 if action == "turn_on" else 0
    say(type="readings", readings=[reading(device, order=number)])
    say(type="result", id=number, ok=True)


say(type="hello", protocol=1, name="Lamps")
say(type="inventory", rooms=[{"id": "study", "name": "Study", "aliases": ["office"], "floor": "upstairs"}])
for lamp, name in [("lamp.desk", "Desk lamp"), ("lamp.shelf", "Shelf")]:
    say(type="inventory", devices=[
        {"id": lamp, "name": name, "room": "study", "kind": "light", "abilities": ["power", "brightness"]}])
say(type="inventory", devices=[
    {"id": "lock.door", "name": "Door", "kind": "lock", "abilities": ["lock"]},
    {"id": "outlet.fan", "name": "Fan", "room": "study", "kind": "outlet", "abilities": ["power"]}])
say(type="readings", readings=[reading("lamp.desk", since=1_700_000_000, by="person"), reading("lamp.shelf"),
                               {"device": "lock.door", "state": "unlocked"}, {"device": "outlet.fan", "state": None}])
say(type="ready")

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "order":
        carry_out(message)
    elif message["type"] == "ping":
        say(type="result", id=message["id"], ok=True)
