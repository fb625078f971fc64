"""Makes a house for the tests of Home Assistant: its configuration, and once it runs a user, a token and rooms.

    port                        prints a port of loopback that is free
    configure FOLDER PORT       writes the configuration of a house that listens at 127.0.0.1:PORT
    launch FOLDER               starts the house of FOLDER/config and prints its process
    await PORT TOKENFILE PID    waits until the house is running; the first time makes the user and the rooms
    guest PORT TOKENFILE        makes a user that may only read, and prints a token of it
    visitor PORT TOKENFILE      prints another token of the same user
    revoke PORT TOKENFILE       revokes the tokens that visitor has made

Runs in the environment that Home Assistant is installed in.
"""
import asyncio
import json
import os
import pathlib
import socket
import subprocess
import sys
import time

CLIENT = "http://127.0.0.1/"
USER = {"username": "tester", "password": "not-a-secret"}
PATIENCE = 180

# demo: brings doors that jam, lights of all kinds, blinds and thermostats. The template entities can be made
# unreachable, and two of them have the same name.
CONFIGURATION = """\
homeassistant:
  name: Test house
  latitude: 52.5
  longitude: 13.4
  elevation: 40
  unit_system: metric
  time_zone: UTC
  currency: EUR
  country: DE
  language: en
http: {server_host: 127.0.0.1, server_port: %s}
api:
config:
conversation:
demo:
history:
logger: {default: warning}
media_source:
recorder: {commit_interval: 1}
websocket_api:

input_boolean:
  kitchen: {name: Kitchen state}
  bedroom: {name: Bedroom state}
  bolt: {name: Bolt state, initial: true}
  reachable: {name: Boiler is reachable, initial: true}
  heats: {name: Boiler heats}

light:
  - platform: template
    lights:
      ceiling_kitchen:
        unique_id: ceiling_kitchen
        friendly_name: Ceiling
        value_template: "{{ states('input_boolean.kitchen') }}"
        turn_on: {service: input_boolean.turn_on, target: {entity_id: input_boolean.kitchen}}
        turn_off: {service: input_boolean.turn_off, target: {entity_id: input_boolean.kitchen}}
      ceiling_bedroom:
        unique_id: ceiling_bedroom
        friendly_name: Ceiling
        value_template: "{{ states('input_boolean.bedroom') }}"
        turn_on: {service: input_boolean.turn_on, target: {entity_id: input_boolean.bedroom}}
        turn_off: {service: input_boolean.turn_off, target: {entity_id: input_boolean.bedroom}}

lock:
  - platform: template
    name: Back door
    unique_id: back_door
    value_template: "{{ is_state('input_boolean.bolt', 'on') }}"
    lock: {service: input_boolean.turn_on, target: {entity_id: input_boolean.bolt}}
    unlock: {service: input_boolean.turn_off, target: {entity_id: input_boolean.bolt}}

switch:
  - platform: template
    switches:
      boiler:
        unique_id: boiler
        friendly_name: Boiler
        availability_template: "{{ is_state('input_boolean.reachable', 'on') }}"
        value_template: "{{ states('input_boolean.heats') }}"
        turn_on: {service: input_boolean.turn_on, target: {entity_id: input_boolean.heats}}
        turn_off: {service: input_boolean.turn_off, target: {entity_id: input_boolean.heats}}

script:
  slow: {alias: Slow script, sequence: [{delay: {seconds: 3}}]}

automation:
  - id: bolt
    alias: Light when the bolt opens
    trigger: {platform: state, entity_id: lock.back_door, to: unlocked}
    action: {service: light.turn_on, target: {entity_id: light.ceiling_bedroom}}
"""

ROOMS = {"Kitchen": ["galley"], "Bedroom": [], "Garden": ["yard"]}
PLACES = {
    "light.ceiling_kitchen": "Kitchen", "light.ceiling_bedroom": "Bedroom", "light.kitchen_lights": "Kitchen",
    "light.bed_light": "Bedroom", "lock.back_door": "Garden",
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def configure(folder, port):
    storage = pathlib.Path(folder) / ".storage"
    storage.mkdir(parents=True, exist_ok=True)
    (pathlib.Path(folder) / "configuration.yaml").write_text(CONFIGURATION % port)
    welcome = storage / "onboarding"
    if not welcome.exists():
        # What would look for the Internet counts as done.
        done = {"done": ["core_config", "integration", "analytics"]}
        welcome.write_text(json.dumps({"version": 4, "minor_version": 1, "key": "onboarding", "data": done}))


def launch(folder):
    """In a session of its own, at low priority, without a proxy, and without whatever its parents have open."""
    proxies = {"http_proxy", "https_proxy", "all_proxy"}
    environment = {name: value for name, value in os.environ.items() if name.lower() not in proxies}
    program = pathlib.Path(sys.prefix) / "bin/hass"
    with open(f"{folder}/out.log", "wb") as out:
        house = subprocess.Popen(
            ["nice", "-n", "5", program, "-c", f"{folder}/config", "--skip-pip", "--log-no-color"],
            env=environment | {"TZ": "UTC"}, stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True)
    return house.pid


class House:
    def __init__(self, http, port, pid):
        self.http, self.url, self.pid = http, f"http://127.0.0.1:{port}", pid
        self.deadline = time.monotonic() + PATIENCE

    async def rest(self, method, path, **more):
        async with self.http.request(method, self.url + path, **more) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text[:1] in ("{", "[") else text

    async def until(self, ready):
        import aiohttp

        while True:
            if not os.path.exists(f"/proc/{self.pid}"):
                sys.exit("Home Assistant ended while it was starting")
            try:
                if (found := await ready()) is not None:
                    return found
            except aiohttp.ClientError:
                pass
            if time.monotonic() > self.deadline:
                sys.exit(f"Home Assistant did not answer within {PATIENCE} s")
            await asyncio.sleep(0.2)

    async def answers(self, path, **more):
        status, answer = await self.rest("GET", path, **more)
        return answer if status == 200 else None

    async def first_token(self):
        await self.until(lambda: self.answers("/api/onboarding"))
        _, made = await self.rest("POST", "/api/onboarding/users", json={
            "client_id": CLIENT, "name": "Tester", "language": "en", **USER})
        _, short = await self.rest("POST", "/auth/token", data={
            "grant_type": "authorization_code", "code": made["auth_code"], "client_id": CLIENT})
        return short["access_token"]

    async def commands(self, token, work):
        async with self.http.ws_connect(self.url + "/api/websocket", max_msg_size=0) as line:
            await line.receive_json()
            await line.send_json({"type": "auth", "access_token": token})
            if (await line.receive_json())["type"] != "auth_ok":
                sys.exit("the token is not taken")
            number = 0

            async def ask(kind, **more):
                nonlocal number
                number += 1
                await line.send_json({"id": number, "type": kind, **more})
                answer = await line.receive_json()
                if not answer["success"]:
                    sys.exit(f"{kind}: {answer['error']}")
                return answer["result"]

            return await work(ask)


async def long_token(ask):
    return await ask("auth/long_lived_access_token", client_name="tests", lifespan=3650)


async def furnish(ask):
    rooms = {room["name"]: room["area_id"] for room in await ask("config/area_registry/list")}
    for name, aliases in ROOMS.items():
        # Some rooms come with demo:.
        if name in rooms:
            await ask("config/area_registry/update", area_id=rooms[name], aliases=aliases)
        else:
            rooms[name] = (await ask("config/area_registry/create", name=name, aliases=aliases))["area_id"]
    entities = {entity["entity_id"]: entity for entity in await ask("config/entity_registry/list")}
    for name, room in PLACES.items():
        entity = entities[name]
        if device := entity["device_id"]:
            await ask("config/device_registry/update", device_id=device, area_id=rooms[room])
        else:
            await ask("config/entity_registry/update", entity_id=name, area_id=rooms[room])


async def wait(port, token_file, pid):
    import aiohttp

    tokens = pathlib.Path(token_file)
    async with aiohttp.ClientSession() as http:
        house = House(http, port, pid)
        is_new = not tokens.exists()
        if is_new:
            short = await house.first_token()
            token = await house.commands(short, long_token)
        else:
            token = tokens.read_text().strip()

        async def running():
            answer = await house.answers("/api/config", headers={"Authorization": f"Bearer {token}"})
            return answer if answer and answer["state"] == "RUNNING" else None

        await house.until(running)
        if is_new:
            await house.commands(token, furnish)
            tokens.touch(mode=0o600)
            tokens.write_text(token + "\n")


async def guest(port, token_file):
    import aiohttp

    name = {"username": f"guest{time.time_ns()}", "password": "not-a-secret"}

    async def make(ask):
        made = await ask("config/auth/create", name="Guest", group_ids=["system-read-only"], local_only=True)
        await ask("config/auth_provider/homeassistant/create", user_id=made["user"]["id"], **name)

    async with aiohttp.ClientSession() as http:
        house = House(http, port, os.getpid())
        await house.commands(pathlib.Path(token_file).read_text().strip(), make)
        _, flow = await house.rest("POST", "/auth/login_flow", json={
            "client_id": CLIENT, "handler": ["homeassistant", None], "redirect_uri": CLIENT})
        _, done = await house.rest("POST", f"/auth/login_flow/{flow['flow_id']}", json={"client_id": CLIENT, **name})
        _, short = await house.rest("POST", "/auth/token", data={
            "grant_type": "authorization_code", "code": done["result"], "client_id": CLIENT})
        print(short["access_token"])


async def with_owner(port, token_file, work):
    import aiohttp

    async with aiohttp.ClientSession() as http:
        house = House(http, port, os.getpid())
        return await house.commands(pathlib.Path(token_file).read_text().strip(), work)


async def visitor(ask):
    name = f"visitor {time.time_ns()}"
    print(await ask("auth/long_lived_access_token", client_name=name, lifespan=1))


async def revoke(ask):
    for token in await ask("auth/refresh_tokens"):
        if (token["client_name"] or "").startswith("visitor"):
            await ask("auth/delete_refresh_token", refresh_token_id=token["id"])


match sys.argv[1:]:
    case ["port"]:
        print(free_port())
    case ["configure", folder, port]:
        configure(folder, port)
    case ["launch", folder]:
        print(launch(folder))
    case ["await", port, token_file, pid]:
        asyncio.run(wait(port, token_file, pid))
    case ["guest", port, token_file]:
        asyncio.run(guest(port, token_file))
    case ["visitor", port, token_file]:
        asyncio.run(with_owner(port, token_file, visitor))
    case ["revoke", port, token_file]:
        asyncio.run(with_owner(port, token_file, revoke))
    case _:
        sys.exit(__doc__)
