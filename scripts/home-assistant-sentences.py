#!/usr/bin/env python3
"""Writes sentences of Home Assistant's own intents with what they mean in one house, for the tests of the house.

The sentences come from the templates of `home-assistant-intents` (Apache-2.0), one of each template and language:

    pip install home-assistant-intents hassil
    scripts/home-assistant-sentences.py en > Tests/HouseSentences/home-assistant-en.tsv

Columns are divided by tabs. `room`, `device`: the house. `say`: the intent, where it is said, the sentence, and what is
meant by it: an action or a question, a colon and its devices. The choice is the same each time.
"""
import importlib.metadata
import json
import random
import re
import sys
from pathlib import Path

# A neighbour is called as a module of Python is.
sys.path = [entry for entry in sys.path if Path(entry or ".").resolve() != Path(__file__).resolve().parent]

import home_assistant_intents
from hassil.expression import Alternative, Group, ListReference, Permutation, RuleReference, TextChunk
from hassil.parse_expression import parse_sentence

# Names of rooms and devices in each language, by their ids; the ids are the same in all.
ROOMS = {
    "en": {"kitchen": "Kitchen", "living_room": "Living Room", "bedroom": "Bedroom", "office": "Office",
           "garage": "Garage"},
    "de": {"kitchen": "Küche", "living_room": "Wohnzimmer", "bedroom": "Schlafzimmer", "office": "Büro",
           "garage": "Garage"},
    "fr": {"kitchen": "cuisine", "living_room": "salon", "bedroom": "chambre", "office": "bureau",
           "garage": "garage"},
    "es": {"kitchen": "cocina", "living_room": "salón", "bedroom": "dormitorio", "office": "oficina",
           "garage": "garaje"},
}
FLOORS = {
    "en": {"ground": "Ground Floor", "first": "First Floor"},
    "de": {"ground": "Erdgeschoss", "first": "Obergeschoss"},
    "fr": {"ground": "rez-de-chaussée", "first": "premier étage"},
    "es": {"ground": "planta baja", "first": "primera planta"},
}
FLOOR_OF = {"kitchen": "ground", "living_room": "ground", "garage": "ground", "bedroom": "first", "office": "first"}
# id, room, kind of the house, abilities, device class
DEVICES = [
    ("light.kitchen_ceiling", "kitchen", "light", "power brightness color colorTemperature", ""),
    ("light.kitchen_cabinets", "kitchen", "light", "power brightness color colorTemperature", ""),
    ("light.living_room_lamp", "living_room", "light", "power brightness color colorTemperature", ""),
    ("light.play_corner", "living_room", "light", "power brightness color colorTemperature", ""),
    ("light.bedroom_lamp", "bedroom", "light", "power brightness color colorTemperature", ""),
    ("light.garage", "garage", "light", "power brightness color colorTemperature", ""),
    ("switch.coffee", "kitchen", "other", "power", ""),
    ("switch.heating_blanket", "bedroom", "other", "power", ""),
    ("fan.ceiling", "living_room", "fan", "power speed", ""),
    ("fan.desk", "office", "fan", "power speed", ""),
    ("cover.curtain_left", "living_room", "blind", "openClose position", "curtain"),
    ("cover.curtain_right", "living_room", "blind", "openClose position", "curtain"),
    ("cover.office_blind", "office", "blind", "openClose position", "blind"),
    ("cover.bedroom_shutter", "bedroom", "blind", "openClose position", "shutter"),
    ("cover.garage_door", "garage", "garageDoor", "openClose position", "garage"),
    ("climate.living_room", "living_room", "thermostat", "temperature climateMode power", ""),
    ("climate.office", "office", "thermostat", "temperature climateMode power", ""),
    ("lock.front_door", "living_room", "lock", "lock", ""),
    ("lock.back_door", "kitchen", "lock", "lock", ""),
    ("media_player.tv", "living_room", "mediaPlayer", "power volume playback mute tracks", ""),
    ("media_player.bedroom_speaker", "bedroom", "mediaPlayer", "power volume playback mute tracks", ""),
    ("vacuum.robbie", "kitchen", "vacuum", "run", ""),
    ("scene.party_mode", None, "scene", "activate", ""),
    ("scene.movie_night", "living_room", "scene", "activate", ""),
    ("script.stealth_mode", None, "script", "activate", ""),
    ("person.joseph", None, "person", "", ""),
    ("person.ada", None, "person", "", ""),
    ("sensor.outside_temperature", None, "temperatureSensor", "", ""),
    ("binary_sensor.shed_window", None, "windowSensor", "", "open"),
    ("binary_sensor.pet_door", "kitchen", "doorSensor", "", "open"),
    ("button.feed_the_cat", None, "other", "activate", ""),
    ("todo.chores", None, "list", "items", ""),
    ("todo.shopping_list", None, "list", "items", ""),
]
NAMES = {
    "en": ["Kitchen ceiling", "Kitchen cabinets", "Living Room Lamp", "Play Corner", "Bedroom Lamp", "Garage Light",
           "Coffee Machine", "Heating Blanket", "Ceiling Fan", "Desk Fan", "Curtain Left", "Curtain Right",
           "Office Blind", "Bedroom Shutter", "Garage Door", "Living Room Thermostat", "Office Thermostat",
           "Front Door", "Back Door", "TV", "Bedroom Speaker", "Robbie", "Party Mode", "Movie Night", "Stealth Mode",
           "Joseph", "Ada", "Outside Temperature", "Shed Window", "Pet Door", "Feed the cat", "Chores",
           "Shopping List"],
    "de": ["Küchendecke", "Küchenschränke", "Stehlampe", "Spielecke", "Nachttischlampe", "Garagenlicht",
           "Kaffeemaschine", "Heizdecke", "Deckenventilator", "Tischventilator", "Linker Vorhang", "Rechter Vorhang",
           "Bürojalousie", "Schlafzimmerrollladen", "Garagentor", "Wohnzimmerthermostat", "Bürothermostat",
           "Haustür", "Hintertür", "Fernseher", "Schlafzimmerlautsprecher", "Robbie", "Partymodus", "Filmabend",
           "Tarnmodus", "Joseph", "Ada", "Außentemperatur", "Schuppenfenster", "Katzenklappe", "Katze füttern",
           "Aufgaben", "Einkaufsliste"],
    "fr": ["plafonnier", "placards", "lampadaire", "coin jeu", "lampe de chevet", "lumière du garage", "cafetière",
           "couverture chauffante", "ventilateur de plafond", "ventilateur de table", "rideau gauche",
           "rideau droit", "store du bureau", "volet de la chambre", "porte du garage", "thermostat du salon",
           "thermostat du bureau", "porte d'entrée", "porte de derrière", "télé", "enceinte de la chambre", "Robbie",
           "mode fête", "soirée film", "mode furtif", "Joseph", "Ada", "température extérieure",
           "fenêtre de l'abri", "chatière", "nourrir le chat", "corvées", "liste de courses"],
    "es": ["luz del techo", "armarios", "lámpara de pie", "rincón de juegos", "lámpara de noche", "luz del garaje",
           "cafetera", "manta eléctrica", "ventilador de techo", "ventilador de mesa", "cortina izquierda",
           "cortina derecha", "estor de la oficina", "persiana del dormitorio", "puerta del garaje",
           "termostato del salón", "termostato de la oficina", "puerta principal", "puerta trasera", "tele",
           "altavoz del dormitorio", "Robbie", "modo fiesta", "noche de cine", "modo sigilo", "Joseph", "Ada",
           "temperatura exterior", "ventana del cobertizo", "gatera", "dar de comer al gato", "tareas",
           "lista de la compra"],
}
HOMES = {"en": "home", "de": "zu Hause", "fr": "à la maison", "es": "en casa"}
ITEMS = {"en": ["milk", "a loaf of bread", "apples", "light bulbs"], "de": ["Milch", "Brot", "Äpfel"],
         "fr": ["du lait", "des pommes"], "es": ["leche", "manzanas"]}
QUIETER = {"en": ["down", "decrease"], "de": ["leiser", "leise", "reduz", "verringer", "senk", "runter", "nieder", "minder"],
           "fr": ["baiss", "dimin", "rédui", "moins"], "es": ["baj", "reduc", "reduz", "dismin", "acort", "decrement", "menos"]}
# How a sentence begins that may be an order as well as a question.
NO_QUESTIONS = {"en": "(?!is |are )", "fr": "(?!.*(est|sont))"}
# What is taken off a list was not bought: these words do not say that it was.
REMOVED = {"en": "delete|remove", "de": "entfern|lösch", "fr": "supprim|enl|retir|retranch|efface",
           "es": "quit|elimin|borr|retir"}
TIMERS = {"en": ["pizza", "laundry"], "de": ["Pizza", "Wäsche"], "fr": ["pizza", "pâtes"], "es": ["pizza", "pasta"]}

# What Home Assistant has and the house has no device or word for.
FOREIGN = {"HassBroadcast", "HassClimateSetFanMode", "HassGetWeather", "HassMediaSearchAndPlay", "HassRespond",
           "HassLawnMowerDock", "HassLawnMowerStartMowing", "HassGetCurrentDate", "HassGetCurrentTime"}


class NoSuchThing(Exception):
    """The house has no device for what was chosen."""


class House:
    def __init__(self, language):
        self.language = language
        self.rows = [dict(zip(("id", "room", "kind", "abilities", "class"), row)) for row in DEVICES]
        for row, name in zip(self.rows, NAMES[language]):
            row["name"] = name

    def of(self, domains=None, room=None, floor=None, device_class=None):
        return [
            row for row in self.rows
            if (not domains or row["id"].split(".")[0] in domains)
            and (room is None or row["room"] == room)
            and (floor is None or (row["room"] and FLOOR_OF[row["room"]] == floor))
            and (device_class is None or row["class"] == device_class)
        ]


class Sampler:
    """One sentence of a template, with the slots it took."""

    def __init__(self, data, intent, house, dice, rules, lists):
        self.house, self.dice, self.rules, self.lists = house, dice, rules, lists
        self.data, self.intent = data, intent
        context = data.get("requires_context", {})
        self.domains = [domain for domain in _list(context.get("domain")) if domain]
        self.slots = {name: str(value) for name, value in data.get("slots", {}).items()}
        self.room = None
        self.language = house.language

    def sentence(self, expression):
        text = re.sub(r"\s+", " ", self.expand(expression)).strip()
        return text

    def expand(self, expression):
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, Permutation):
            items = list(expression.items)
            self.dice.shuffle(items)
            return " ".join(self.expand(item) for item in items)
        if isinstance(expression, Alternative):
            return self.expand(self.dice.choice(expression.items))
        if isinstance(expression, Group):
            return "".join(self.expand(item) for item in expression.items)
        if isinstance(expression, ListReference):
            return self.slot(expression.list_name, expression.slot_name)
        if isinstance(expression, RuleReference):
            if expression.rule_name == "is" and self.house.language == "en":
                # With "the" behind it, it makes sentences that nobody says: "are my any shutters open".
                return self.dice.choice(["is", "are"])
            if expression.rule_name == "lockable" and self.house.language == "en":
                # No window of this house has a lock.
                return self.dice.choice(["the lock", "locks", "doors"])
            return self.expand(parse_sentence(self.rules[expression.rule_name]).expression)
        raise TypeError(expression)

    def slot(self, name, slot):
        house, language = self.house, self.house.language
        if name == "area":
            rooms = ROOMS[language]
            if "area" not in self.slots:
                known = [row["room"] for row in self.suited() if row["room"]]
                if not known:
                    raise NoSuchThing
                self.slots["area"] = self.dice.choice(sorted(set(known)))
            return rooms[self.slots["area"]]
        if name == "floor":
            self.slots.setdefault("floor", self.dice.choice(sorted(FLOORS[language])))
            return FLOORS[language][self.slots["floor"]]
        if name == "name":
            rows = self.suited(self.slots.get("area"), self.slots.get("floor"))
            if re.search("area|floor", self.data["metadata"]["slot_combination"]):
                rows = [row for row in rows if row["room"]]
            if not rows:
                raise NoSuchThing
            row = self.dice.choice(rows)
            self.slots["name"] = row["id"]
            if row["room"] and "area" in self.data["metadata"]["slot_combination"]:
                self.slots.setdefault("area", row["room"])
            if row["room"] and "floor" in self.data["metadata"]["slot_combination"]:
                self.slots.setdefault("floor", FLOOR_OF[row["room"]])
            return row["name"]
        if name == "zone":
            self.slots[slot] = "home"
            return HOMES[language]
        if name in ("todo_list_item", "shopping_list_item"):
            self.slots[slot] = self.dice.choice(ITEMS[language])
            return self.slots[slot]
        if name == "timer_name":
            self.slots[slot] = self.dice.choice(TIMERS[language])
            return self.slots[slot]
        if name == "timer_command":
            raise NoSuchThing
        values = self.lists[name]
        # A window is open or closed, not occupied.
        if values.get("wildcard") or name == "bs_occupancy_states":
            raise NoSuchThing
        if "range" in values:
            bounds = values["range"]
            low, high = {"temperature": (16, 25), "color_temperature": (2200, 6000), "timer_hours": (2, 5),
                         "volume_step_up": (5, 30), "volume_step_down": (5, 30)}.get(name, (2, 59))
            number = self.dice.randrange(low, high, bounds.get("step", 1))
            self.slots[slot] = str(number)
            return str(number)
        value = self.dice.choice(values["values"])
        if isinstance(value, str):
            value = {"in": value, "out": value}
        self.slots[slot] = str(value["out"])
        return self.expand(parse_sentence(value["in"]).expression)

    def suited(self, room=None, floor=None):
        """Devices that a name or a room of this sentence may be taken from."""
        domains = self.domains or _list(self.slots.get("domain"))
        if not domains and "Media" in self.intent or "Volume" in self.intent:
            domains = ["media_player"]
        if not domains and "Climate" in self.intent:
            domains = ["climate"]
        if not domains and "FanSetSpeed" in self.intent:
            domains = ["fan"]
        if not domains and "Vacuum" in self.intent:
            domains = ["vacuum"]
        kind = self.slots.get("device_class")
        classes = kind if kind in {row["class"] for row in self.house.rows} else None
        rows = self.house.of(domains, room, floor, classes)
        if self.intent == "HassGetState" and self.slots.get("state") and self.domains == ["binary_sensor"]:
            rows = [row for row in rows if row["class"] == "open"]
        return rows


def _list(value):
    return [] if value is None else [value] if isinstance(value, str) else list(value)


def meant(sampler, text):
    """What the house is to make of it: an action or a question and its devices."""
    slots, intent, house = sampler.slots, sampler.intent, sampler.house
    combination = sampler.data["metadata"]["slot_combination"]
    here = sampler.data.get("requires_context", {}).get("area")
    room = slots.get("area")
    if here and room is None and "floor" not in slots:
        domains = sampler.suited()
        rooms = sorted({row["room"] for row in domains if row["room"]})
        if not rooms and "Timer" not in intent:
            raise NoSuchThing
        sampler.room = room = sampler.dice.choice(rooms) if rooms else None
    if intent in FOREIGN:
        raise NoSuchThing

    def devices():
        if "name" in slots:
            return [slots["name"]]
        rows = sampler.suited(room, slots.get("floor"))
        kind = slots.get("device_class")
        if kind:
            rows = [row for row in rows if row["class"] == kind]
        if not rows:
            raise NoSuchThing
        return [row["id"] for row in rows]

    def line(what, ids=None):
        return f"{what}: {' '.join(sorted(ids if ids is not None else devices()))}"

    if "Timer" in intent:
        return timer(sampler, combination)
    if intent == "HassTurnOn" or intent == "HassTurnOff":
        is_on = intent == "HassTurnOn"
        ids = devices()
        domain = ids[0].split(".")[0]
        words = {"cover": ("open", "close"), "lock": ("lock", "unlock"), "scene": ("activate", ""),
                 "script": ("activate", ""), "button": ("activate", "")}
        on, off = words.get(domain, ("on", "off"))
        return line(on if is_on else off, ids)
    if intent == "HassSetPosition":
        return line(f"position {slots['position']}")
    if intent == "HassLightSet":
        if "brightness" in slots:
            return line(f"brightness {slots['brightness']}")
        if "color" in slots:
            if slots["color"] in ("black", "brown"):
                raise NoSuchThing
            return line(f"color {slots['color']}")
        return line(f"kelvin {slots['temperature']}")
    if intent == "HassClimateSetTemperature":
        return line(f"temperature {slots['temperature']}")
    if intent == "HassClimateGetTemperature":
        return line("value temperature")
    if intent == "HassFanSetSpeed":
        return line(f"speed {slots.get('percentage')}")
    if intent == "HassSetVolume":
        return line(f"volume {slots['volume_level']}")
    if intent == "HassSetVolumeRelative":
        step = slots["volume_step"]
        said = text.lower()
        for floor in FLOORS[sampler.language].values():
            # "Planta baja" takes nothing down.
            said = said.replace(floor.lower(), "")
        down = step == "down" or any(word in said for word in QUIETER[sampler.language])
        by = "" if step in ("up", "down") else f" {step.lstrip('-')}"
        return line(("quieter" if down else "louder") + by)
    simple = {"HassMediaPause": "pause", "HassMediaUnpause": "play", "HassMediaNext": "next",
              "HassMediaPrevious": "previous", "HassMediaPlayerMute": "mute", "HassMediaPlayerUnmute": "unmute",
              "HassVacuumStart": "start", "HassVacuumReturnToBase": "dock"}
    if intent in simple:
        return line(simple[intent])
    if intent == "HassVacuumCleanArea":
        raise NoSuchThing
    if "List" in intent:
        name = slots.get("name", "todo.shopping_list")
        if intent == "HassShoppingListCompleteItem" and re.match(REMOVED[sampler.language], text.lower()):
            return f"remove {slots['item']}: {name}"
        what = {"Add": "add", "Com": "complete", "Rem": "remove"}[re.sub("Hass(Shopping)?List", "", intent)[:3]]
        return f"{what} {slots['item']}: {name}"
    if intent == "HassNevermind":
        return "cancel:"
    if intent == "HassGetState":
        return state(sampler, combination, line, text)
    raise NoSuchThing


def state(sampler, combination, line, text):
    slots = sampler.slots
    wanted = slots.get("state")
    if "where" in combination:
        return line("place")
    if wanted is None:
        return line("state")
    if wanted in ("opening", "closing"):
        raise NoSuchThing
    if sampler.domains == ["binary_sensor"]:
        wanted = {"on": "open", "off": "closed"}[wanted]
    # What is asked is the same in all languages: the answer it takes tells.
    asks = sampler.data.get("response", "one_yesno")
    if asks == "all" and "person" not in sampler.domains and re.match(NO_QUESTIONS.get(sampler.language, "$"), text):
        # "All lights on" is an order there, too.
        raise NoSuchThing
    scopes = {"any": "any", "any_short": "any", "all": "all", "how_many": "how many", "which": "which",
              "which_person": "which"}
    return line(f"{scopes.get(asks, 'each')} {wanted}")


def timer(sampler, combination):
    slots = sampler.slots
    if "area" in slots:
        raise NoSuchThing
    start = [f"start_{unit}" for unit in ("hours", "minutes", "seconds")]
    name = slots.get("name", "")
    of = sum(int(slots.get(key, 0)) * factor for key, factor in zip(start, (3600, 60, 1)))
    which = " ".join(filter(None, [name, f"of {of}" if of else ""]))
    seconds = sum(int(slots.get(key, 0)) * factor
                  for key, factor in zip(("hours", "minutes", "seconds"), (3600, 60, 1)))
    what = {"Start": "timer", "Cancel": "end timer", "CancelAll": "end all timers", "Pause": "pause timer",
            "Unpause": "resume timer", "Increase": "longer timer", "Decrease": "shorter timer"}
    intent = sampler.intent
    if intent == "HassTimerStatus":
        return f"time left {which}".strip() + ":"
    verb = intent.removeprefix("Hass").removesuffix("Timers").removesuffix("Timer")
    return " ".join(filter(None, [what[verb], str(seconds) if seconds else "", which])) + ":"


def main():
    language = sys.argv[1] if len(sys.argv) > 1 else "en"
    path = Path(home_assistant_intents.__file__).parent / "data" / f"{language}.json"
    intents = json.loads(path.read_text())
    house = House(language)
    print(f"# Sentences of home-assistant-intents {importlib.metadata.version('home-assistant-intents')}, Apache-2.0,")
    print("# https://github.com/OHF-Voice/intents; scripts/home-assistant-sentences.py writes this file.")
    for room, name in ROOMS[language].items():
        print("room", room, name, FLOORS[language][FLOOR_OF[room]], sep="\t")
    for row in house.rows:
        print("device", row["id"], row["name"], row["room"] or "", row["kind"], row["abilities"], sep="\t")
    seen = set()
    for intent, value in intents["intents"].items():
        for data in value["data"]:
            data.setdefault("metadata", {}).setdefault("slot_combination", "default")
            rules = {**intents["expansion_rules"], **data.get("expansion_rules", {})}
            lists = {**intents["lists"], **data.get("lists", {})}
            for number, template in enumerate(data["sentences"]):
                dice = random.Random(f"{intent} {data['metadata']['slot_combination']} {template}")
                for _ in range(40):
                    sampler = Sampler(data, intent, house, dice, rules, lists)
                    try:
                        text = sampler.sentence(parse_sentence(template).expression)
                        meaning = meant(sampler, text)
                    except NoSuchThing:
                        continue
                    if (text, sampler.room) in seen:
                        continue
                    seen.add((text, sampler.room))
                    print("say", intent, sampler.room or "", text, meaning, sep="\t")
                    break


if __name__ == "__main__":
    main()
