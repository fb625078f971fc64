#!/usr/bin/env python3
"""frequent-words.py FOLDER: writes the most frequent words of Spanish, French and German, by which spelling is put in order.

The words are those of wordfreq (CC BY-SA 4.0) that Hunspell knows, the most frequent first. FOLDER is
Sources/Immersion/Correcting/Spelling/Frequent. Needs: pip install wordfreq, and hunspell with its dictionaries."""
import subprocess
import sys
import textwrap

from wordfreq import top_n_list

COUNT, WIDTH = 3000, 112
LANGUAGES = {"es": ("Spanish", "es_ES"), "fr": ("French", "fr_FR"), "de": ("German", "de_DE")}


def unknown(words, dictionary):
    told = subprocess.run(["hunspell", "-l", "-i", "UTF-8", "-d", dictionary], input="\n".join(words), text=True,
                          capture_output=True, check=True)
    return set(told.stdout.split())


def main():
    for code, (name, dictionary) in LANGUAGES.items():
        words = [word for word in top_n_list(code, COUNT * 2) if word.isalpha() and len(word) > 1]
        # Nouns of German are known with their capitals, and wordfreq writes "gross" for "groß".
        forms = {word: [word, word.capitalize(), word.replace("ss", "ß"), word.capitalize().replace("ss", "ß")]
                 for word in words}
        strange = unknown([form for all_forms in forms.values() for form in all_forms], dictionary)
        known = [word for word in words if any(form not in strange for form in forms[word])][:COUNT]
        text = "\n".join("        " + line for line in textwrap.wrap(" ".join(known), WIDTH, break_long_words=False))
        with open(f"{sys.argv[1]}/{name}FrequentWords.swift", "w", encoding="utf-8") as file:
            file.write(f"""// swift-format-ignore-file
// Written by scripts/frequent-words.py; not to be edited by hand.
//
// Words of wordfreq, https://github.com/rspeer/wordfreq, that Hunspell knows, the most frequent first.
// Copyright (C) Robyn Speer and others. Licensed under CC BY-SA 4.0, as this list is.

extension FrequentWords {{
    static let {name.lower()} = \"\"\"
{text}
        \"\"\"
}}
""")


main()
