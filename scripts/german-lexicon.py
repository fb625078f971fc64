#!/usr/bin/env python3
"""german-lexicon.py NOUNS.CSV FOLDER: writes the German tables of the language room again.

NOUNS.CSV is that of the package german-nouns (CC BY-SA 4.0, from Wiktionary); verbs are conjugated by ablaut (MIT or
Apache-2.0), and wordfreq (CC BY-SA 4.0) tells which words are frequent enough, and which are adjectives: those whose
endings all occur. FOLDER is Sources/Immersion/Correcting/German/Lexicon. Needs: pip install wordfreq ablaut."""
import csv
import re
import sys

import ablaut
from wordfreq import top_n_list, zipf_frequency

NOUNS, VERBS, WIDTH = 9000, 2500, 112


# Genders that Wiktionary has of another word, of a region or of long ago, where learners mean the everyday one.
ONE_GENDER = {"Bus": "m", "Mensch": "m", "Tag": "m", "Monat": "m", "Kaffee": "m", "Tee": "m", "Reis": "m", "Teller": "m",
              "Post": "f", "Butter": "f", "Zwiebel": "f", "Luft": "f", "Taxi": "n", "Kilo": "n", "Euro": "m",
              "Wetter": "n", "Foto": "n"}
# Infinitives with "zu" in them, and words that look like verbs.
NO_VERB = re.compile(r".*\|zu(?!$)|(mussen|besseren|äusseren) ")
SHARP = re.compile(r"(?<=ie)ss|(?<=ei)ss|(?<=eu)ss|(?<=äu)ss|(?<=gro)ss|(?<=grö)ss|(?<=blo)ss|(?<=sto)ss|(?<=stö)ss"
                   r"|(?<=sü)ss|(?<=bü)ss|(?<=grü)ss|(?<=spa)ss|(?<=ma)ss(?=[gl])|(?<=mä)ss|(?<=au)ss(?=er|enp)")


def sharp(row):
    """wordfreq writes "gross" for "groß"."""
    return SHARP.sub("ß", row)


def without_prefix_zu(rows):
    """Without "auf|zustehen" where "auf|stehen" is there."""
    known = {row.split()[0] for row in rows}
    return [row for row in rows if not (NO_VERB.match(row) and (
        "|" not in row.split()[0] or row.split()[0].replace("|zu", "|", 1) in known))]


def frequency(word):
    return zipf_frequency(word, "de")


def nouns(path):
    found = {}
    for row in csv.DictReader(open(path, encoding="utf-8")):
        lemma, kinds = row["lemma"], row["pos"].split(",")
        genders = {row[key] for key in row if key.startswith("genus") and row[key]}
        singular = {row[k] for k in row if k.startswith("nominativ singular") and row[k]}
        plurals = sorted({row[k] for k in row if k.startswith("nominativ plural") and row[k]})
        objects = {row[k] for k in row if k.startswith("akkusativ singular") and row[k]}
        strange = {"Eigenname", "Vorname", "Nachname", "Toponym", "Abkürzung", "Wortverbindung", "Gebundenes Lexem",
                   "Suffix", "Affix", "Präfix", "adjektivische Deklination"}
        if "Substantiv" not in kinds or strange & set(kinds) or not lemma[:1].isupper():
            continue
        if not all(word.isalpha() for word in [lemma, *plurals]) or len(lemma) < 2 or lemma.isupper():
            continue
        if row["nominativ singular stark"] or row["nominativ plural stark"] or "x" in genders:
            continue
        entry = found.setdefault(lemma, {"genders": set(), "plurals": set(), "weak": set()})
        if not singular and plurals:
            entry["plurals"] |= set(plurals)
            continue
        entry["genders"] |= genders
        entry["plurals"] |= set(plurals)
        entry["weak"] |= objects - singular
    ranked = sorted(found, key=lambda lemma: -max([frequency(lemma)] + [frequency(p) for p in found[lemma]["plurals"]]))
    rows = []
    for lemma in sorted(ranked[:NOUNS]):
        entry = found[lemma]
        genders = ONE_GENDER.get(lemma) or "".join(sorted(entry["genders"])) or "p"
        weak = next(iter(sorted(entry["weak"])), "")
        if len(entry["plurals"]) > 1 and not lemma.endswith(("er", "el", "en", "chen", "lein", "e")):
            entry["plurals"].discard(lemma)
        plurals = "/".join("=" if p == lemma else p for p in sorted(entry["plurals"])) or "-"
        rows.append(f"{lemma} {genders} {plurals}" + (f" {weak}" if weak and "m" in genders else ""))
    return rows


def verbs():
    rows = []
    for word in top_n_list("de", 120_000):
        if len(rows) == VERBS:
            break
        if len(word) < 4 or not word.endswith("n") or not word.isalpha():
            continue
        try:
            table = ablaut.conjugate(word)
        except ValueError:
            continue
        he, past, participle = table.present[2], table.preterite[2], table.past_participle
        # A verb that is none is not written in all its forms.
        written = [he.split()[0], past.split()[0], participle]
        if min(frequency(form) for form in written) < 1.5 or word.endswith(("ten", "sten")) and frequency(he) < 2:
            continue
        if len({*written, word}) < 3 and not participle.startswith(("be", "ver", "er", "ent", "zer")):
            continue
        # Whoever moves may move a thing, too: "Er hat den Wagen gefahren".
        moves = word.endswith(("kommen", "gehen", "fallen", "bleiben", "wachsen", "sterben", "wachen", "schlafen"))
        auxiliary = "h" if table.auxiliary == "haben" else "s" if table.auxiliary == "sein" and moves else "b"
        parts = he.split()
        stem = word
        if len(parts) == 2:
            prefix = parts[1]
            stem, past = prefix + "|" + word[len(prefix):], past.split()[0]
        forms = [table.present[person].split()[0] for person in (0, 1, 2, 4)]
        rows.append(" ".join([stem, *forms, past, participle, auxiliary]))
    return [sharp(row) for row in without_prefix_zu(sorted(rows))]


def adjectives(names):
    words = set(top_n_list("de", 250_000))
    known = {"ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "dies", "jen", "welch", "jed", "solch", "manch",
             "all", "viel", "wenig", "ander", "beid", "all", "einig", "mehrer", "folgend", "wessen", "irgendein"}
    found = set()
    for word in words:
        if word.endswith("es") and all(word[:-2] + end in words for end in ("e", "er", "en")):
            stem = word[:-2]
            if stem + "em" not in words and (stem not in words or stem.capitalize() in names):
                continue
            if len(stem) > 2 and stem.isalpha() and stem not in known and not stem.endswith(("einander",)):
                found.add(sharp(stem))
    return sorted(found)


def write(folder, name, charter, source, rows):
    lines, line = [], ""
    for row in rows:
        if len(line) + len(row) + 2 > WIDTH:
            lines.append(line)
            line = ""
        line += row + ","
    lines.append(line)
    with open(f"{folder}/{name}.swift", "w", encoding="utf-8") as file:
        file.write("// swift-format-ignore-file\n// Written by scripts/german-lexicon.py; not to be edited by hand.\n//\n")
        file.write("".join(f"// {text}\n" for text in source) + f"\n/// {charter}\nenum {name} {{\n")
        file.write('    static let rows: StaticString = """\n' + "".join(f"        {text}\n" for text in lines))
        file.write('        """\n}\n')


def main():
    path, folder = sys.argv[1:]
    rows = nouns(path)
    write(folder, "GermanNounTable", "Nouns: genders (p: none but the plural), plurals, weak form.",
          ["From german-nouns 1.2.5, https://github.com/gambolputty/german-nouns: Wiktionary's German nouns.",
           "Copyright (C) the authors of Wiktionary. Licensed under CC BY-SA 4.0, as this table is."], rows)
    write(folder, "GermanVerbTable", "Verbs: the forms of ich, du, er and ihr, past, participle, auxiliary (b: both).",
          ["Conjugated by ablaut, https://github.com/ablaut-dev/ablaut (MIT or Apache-2.0); frequent ones by wordfreq.",
           "Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this table is."], verbs())
    write(folder, "GermanAdjectiveTable", "Adjectives without their ending.",
          ["Words whose endings all occur in wordfreq, https://github.com/rspeer/wordfreq.",
           "Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this table is."], adjectives({row.split()[0] for row in rows}))


main()
