#!/usr/bin/env python3
"""spelling-words.py FOLDER: writes two lists each for Spanish, French and German: usual words, which Hunspell knows,
and rare ones, which people write and it does not know: names, foreign and colloquial words. Spelling leaves them alone.

The words are those of wordfreq (CC BY-SA 4.0). A word that one slip parts from a much more frequent one that Hunspell
knows is taken for that slip and left out, the sooner the smaller the slip is (`margin`), and so is one that is two very
frequent words. FOLDER is Sources/Immersion/Correcting/Spelling/Listed. Needs: pip install wordfreq, and hunspell with
its dictionaries."""
import math
import subprocess
import sys
import textwrap
import unicodedata
from collections import defaultdict

from wordfreq import get_frequency_dict

WIDTH = 112
# The frequency, as the logarithm of a share in a thousand million words, from which a word is one.
LEAST = {"es": 2.0, "fr": 2.0, "de": 2.2}
USUAL = {"es": 2.5, "fr": 2.7, "de": 2.7}
# English words are as frequent in other languages as words that are so much rarer.
ENGLISH = 1.5
LANGUAGES = {"es": ("Spanish", "es_ES"), "fr": ("French", "fr_FR"), "de": ("German", "de_DE")}
# As SpellingDistance.swift has them.
SOUNDS = {"es": "bv sz sc cz gj kc kq iy xs yl", "fr": "sc ck sz iy gj ae oa mn kq", "de": "dt bp gk fv vw sz iy ck ea"}
MUTES = {"es": "h", "fr": "hest", "de": "he"}
ROWS = {
    "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    "de": ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
}
# Another letter, which is taken for a slip of frequent words alone.
FAR = 0.95
# Slips that are about as frequent as what is meant.
NOTORIOUS = {
    "es": "haiga dijistes hicistes vistes nadies".split(),
    "fr": "apparament malgrès language apeller connection quelquechose parceque biensur".split(),
    "de": "hälst zuviel zuwenig wieviel wieviele garnicht garkein desweiteren vorallem".split(),
}


def bare(word):
    word = word.replace("œ", "oe").replace("æ", "ae")
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


class Distance:
    """SpellingDistance.swift's."""

    def __init__(self, code):
        self.sounds = {frozenset(pair) for pair in SOUNDS[code].split()}
        self.code, self.mutes = code, set(MUTES[code])
        self.keys = {c: (r, i) for r, row in enumerate(ROWS[code]) for i, c in enumerate(row)}

    def gap(self, word, at, usual):
        if at and word[at - 1] == word[at] or at + 1 < len(word) and word[at + 1] == word[at]:
            return 0.3
        is_end = at == len(word) - 1
        if word[at] == "h" and is_end and self.code != "de" or word[at] in "st" and not is_end:
            return usual
        return min(0.4, usual) if word[at] in self.mutes else usual

    def change(self, one, other):
        if one == other:
            return 0
        first, second = bare(one)[:1], bare(other)[:1]
        if first == second:
            return 0.15
        if frozenset((first, second)) in self.sounds:
            return 0.35
        near = one in self.keys and other in self.keys and all(
            abs(a - b) <= 1 for a, b in zip(self.keys[one], self.keys[other]))
        return 0.5 if near else 1

    def __call__(self, written, meant):
        rows = [[0]]
        for at in range(len(meant)):
            rows[0].append(rows[0][at] + self.gap(meant, at, 0.5))
        for i in range(1, len(written) + 1):
            line = [rows[i - 1][0] + self.gap(written, i - 1, 0.9)]
            for j in range(1, len(meant) + 1):
                best = min(rows[i - 1][j] + self.gap(written, i - 1, 0.9), line[j - 1] + self.gap(meant, j - 1, 0.5),
                           rows[i - 1][j - 1] + self.change(written[i - 1], meant[j - 1]))
                if i > 1 and j > 1 and written[i - 1] == meant[j - 2] and written[i - 2] == meant[j - 1]:
                    best = min(best, rows[i - 2][j - 2] + 0.45)
                line.append(best)
            rows.append(line)
        return rows[-1][-1]


def margin(distance, written, meant):
    """How much more frequent the word must be that is meant."""
    if bare(written) == bare(meant):
        return 0
    return 0.3 if distance < 0.32 else 1.2 if distance < 0.42 else 2.2 if distance < 0.52 else 3


def unknown(words, dictionary):
    told = subprocess.run(["hunspell", "-l", "-i", "UTF-8", "-d", dictionary], input="\n".join(words), text=True,
                          capture_output=True, check=True)
    return set(told.stdout.split())


def strangers(words, dictionary):
    """Those that Hunspell does not know, however they are written: "berlin", "gross"."""
    rest = set(words)
    for change in (str, str.capitalize, lambda w: w.replace("ss", "ß"), lambda w: w.replace("ss", "ß").capitalize()):
        strange = unknown(sorted({change(word) for word in rest}), dictionary)
        rest = {word for word in rest if change(word) in strange}
    return rest


def near(word):
    return {word} | {word[:at] + word[at + 1:] for at in range(len(word))}


def is_two(word, counts):
    return any(counts.get(word[:at], 0) >= 5 and counts.get(word[at:], 0) >= 5 for at in range(2, len(word) - 1))


def frequencies(code):
    return {word: 9 + math.log10(share) for word, share in get_frequency_dict(code, "large").items()
            if word.isalpha() and 2 <= len(word) <= 30}


def rare(code, counts, strange):
    known = {word: count for word, count in counts.items() if count >= LEAST[code] and word not in strange}
    index = defaultdict(set)
    for word in known:
        for part in near(word) | {bare(word)}:
            index[part].add(word)
    distance = Distance(code)
    for word in strange:
        count = counts[word]
        if count < LEAST[code] or word in NOTORIOUS[code] or count < 4.6 and is_two(word, known):
            continue
        meant = set().union(*(index.get(part, set()) for part in near(word) | {bare(word)}))
        far = {other: distance(word, other) for other in meant if known[other] > count or bare(other) == bare(word)}
        if not any(d < FAR and count < known[other] - margin(d, word, other) for other, d in far.items()):
            yield word


def table(kind, name, words):
    text = " ".join(sorted(words, key=str.encode))
    lines = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    text = "\n".join("        " + line for line in lines)
    knows = "knows" if kind == "usual" else "does not know"
    return f"""// swift-format-ignore-file
// Written by scripts/spelling-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell {knows}.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension ListedWords {{
    static let {kind}{name}: StaticString = \"\"\"
{text}
        \"\"\"
}}
"""


def main():
    english = frequencies("en")
    for code, (name, dictionary) in LANGUAGES.items():
        counts = frequencies(code)
        for word, count in english.items():
            if count - ENGLISH >= LEAST[code]:
                counts[word] = max(counts.get(word, 0), count - ENGLISH)
        strange = strangers([word for word in counts if counts[word] >= 1.5], dictionary)
        usual = [word for word in counts if counts[word] >= USUAL[code] and word not in strange]
        for kind, words in ("usual", usual), ("rare", list(rare(code, counts, strange))):
            with open(f"{sys.argv[1]}/{name}{kind.capitalize()}Words.swift", "w", encoding="utf-8") as file:
                file.write(table(kind, name, words))
            print(f"{name}, {kind}: {len(words)} words")


main()
