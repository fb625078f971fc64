#!/usr/bin/env python3
"""misspell-sentences.py es|fr|de FILE [--most N] [--seed S]: misspells a word of right sentences, one a line.

Prints "kind <tab> wrong <tab> right". A word of four letters and more, no name, is written as fingers slip: two letters
are swapped, one is dropped, doubled or hit beside on the language's keyboard, or an accent is left out or another one.
The first letter stays, as it mostly does. Hunspell says which sentences have known words only, and that what came of the
word is no other word, which nobody could find by spelling. The same seed makes the same sentences."""
import argparse
import random
import re
import shutil
import subprocess
import sys

DICTIONARIES = {"es": "es_ES", "fr": "fr_FR", "de": "de_DE_frami,de_DE"}
ROWS = {
    "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    "de": ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
}
ACCENTS = {
    "es": {"á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ñ": "n"},
    "fr": {"é": "eè", "è": "eé", "ê": "eé", "à": "a", "â": "a", "ç": "c", "î": "i", "ô": "o", "û": "u", "ù": "u",
           "ë": "e", "ï": "i"},
    "de": {"ä": "a", "ö": "o", "ü": "u"},
}
WORD = re.compile(r"(?<![\w'’-])[^\W\d_]{4,}(?![\w'’-])")


def neighbours(language, letter):
    rows = ROWS[language]
    for row, letters in enumerate(rows):
        column = letters.find(letter)
        if column >= 0:
            return [rows[r][c] for r in range(len(rows)) for c in range(len(rows[r]))
                    if abs(r - row) <= 1 and abs(c - column) <= 1 and rows[r][c] != letter]
    return []


def misspelt(kind, word, language, chance):
    """The word with one slip of this kind; None where it has no place for one."""
    places = list(range(1, len(word)))
    chance.shuffle(places)
    for at in places:
        letter = word[at]
        if kind == "swap" and at + 1 < len(word) and word[at + 1] != letter:
            return word[:at] + word[at + 1] + letter + word[at + 2:]
        if kind == "drop":
            return word[:at] + word[at + 1:]
        if kind == "double":
            return word[:at] + letter + word[at:]
        if kind == "key" and neighbours(language, letter):
            return word[:at] + chance.choice(neighbours(language, letter)) + word[at + 1:]
        if kind == "accent" and letter in ACCENTS[language]:
            return word[:at] + chance.choice(ACCENTS[language][letter]) + word[at + 1:]
    return None


def unknown(words, dictionary):
    """Those of the words that Hunspell does not know."""
    told = subprocess.run(["hunspell", "-l", "-i", "UTF-8", "-d", dictionary], input="\n".join(words), text=True,
                          capture_output=True, check=True)
    return set(told.stdout.split("\n"))


def dictionary(language):
    if not shutil.which("hunspell"):
        sys.exit("misspell-sentences.py: hunspell is not installed: echo-tui language get " + language)
    for name in DICTIONARIES[language].split(","):
        if subprocess.run(["hunspell", "-l", "-d", name], input="", text=True, capture_output=True).returncode == 0:
            return name
    sys.exit(f"misspell-sentences.py: Hunspell has no dictionary for {language}: echo-tui language get {language}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=sorted(ROWS))
    parser.add_argument("file")
    parser.add_argument("--most", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=49)
    arguments = parser.parse_args()
    language, chance = arguments.language, random.Random(arguments.seed)
    name = dictionary(language)
    sentences = list(dict.fromkeys(line.strip() for line in open(arguments.file, encoding="utf-8") if line.strip()))
    strange = unknown(re.findall(r"[^\W\d_]+", " ".join(sentences)), name)
    sentences = [s for s in sentences if not strange.intersection(re.findall(r"[^\W\d_]+", s))]
    kinds = ["swap", "drop", "double", "key", "accent"]
    drawn = []
    for sentence in sentences:
        words = [m for m in WORD.finditer(sentence) if m.start() == 0 or language == "de" or m.group(0).islower()]
        chance.shuffle(words)
        for match in words[:3]:
            for kind in kinds:
                wrong = misspelt(kind, match.group(0), language, chance)
                if wrong and wrong != match.group(0):
                    drawn.append((kind, sentence, match, wrong))
    impossible = unknown(sorted({wrong for _, _, _, wrong in drawn}), name)
    share, made, used = -(-arguments.most // len(kinds)), {kind: [] for kind in kinds}, set()
    # The rarest kind first, so that each has its share.
    drawn.sort(key=lambda row: row[0] != "accent")
    for kind, sentence, match, wrong in drawn:
        if wrong in impossible and sentence not in used and len(made[kind]) < share:
            used.add(sentence)
            made[kind].append((kind, sentence[:match.start()] + wrong + sentence[match.end():], sentence))
    for rows in made.values():
        for row in rows:
            print("\t".join(row))


main()
