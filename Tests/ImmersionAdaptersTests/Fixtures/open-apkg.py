"""Opens an Anki package with Anki's own library and says what arrived: open-apkg.py PACKAGE FOLDER"""
import json
import os
import sys

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

package, folder = sys.argv[1:]
collection = Collection(os.path.join(folder, "collection.anki2"))
collection.import_anki_package(
    ImportAnkiPackageRequest(package_path=package, options=ImportAnkiPackageOptions()))
notes = [collection.get_note(note).fields for note in collection.find_notes("")]
decks = sorted(collection.decks.name(collection.get_card(card).did) for card in collection.find_cards(""))
questions = [collection.get_card(card).question() for card in collection.find_cards("")]
sounds = sorted(os.listdir(collection.media.dir()))
print(json.dumps({"notes": notes, "decks": decks, "sounds": sounds, "asks": "a house" in questions[0]}))
collection.close()
