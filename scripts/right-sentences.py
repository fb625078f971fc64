#!/usr/bin/env python3
"""right-sentences.py es|fr|de [--most N] [--root FOLDER]: sentences of others, one a line, mixed with a fixed seed: fortunes,
then GNOME's handbooks, and translated manuals where those are too few. Lines with numbers, names of files or quotations are
left out, and where Hunspell is installed those in English, of the German spelling before 1996 ("daß", "zuviel", "Thiere"),
and without their accents."""
import argparse
import glob
import gzip
import html
import os
import random
import re
import shutil
import subprocess
import unicodedata

STRANGE = re.compile(r"[<>{}\[\]|_/\\=@#$%&*+~^`\d:;()]|--|\.\.|http")
SENTENCE = re.compile(r"(?<=[.!?…])\s+(?=[A-ZÄÖÜÁÉÍÓÚÑÀÂÇÊÎÔ¿¡«„\"])")
FRENCH = re.compile(r"\b(le|la|les|de|des|un|une|est|et|à|que|il)\b")
ENGLISH = re.compile(r"\b(the|and|of|is|are|this|you|by)\b")
# What is no word of the other languages.
STRANGER = re.compile(r"\b(the|and|of|is|are|this|you|your|with|that|have|not|it)\b", re.I)
DICTIONARIES = {"es": "es_ES", "fr": "fr_FR", "de": "de_DE"}
WORD = re.compile(r"[^\W\d_]{2,}")


def is_plain(text):
    words = text.split()
    return (20 <= len(text) <= 140 and 4 <= len(words) <= 22 and text[-1] in ".!?" and (text[0].isupper() or text[0] in "¿¡")
            and not STRANGE.search(text) and sum(c.isupper() for c in text) <= len(words))


def read(path):
    data = (gzip.open if path.endswith(".gz") else open)(path, "rb").read()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def fortunes(language, root):
    for path in sorted(glob.glob(f"{root}/usr/share/games/fortunes/{language}/*")):
        if os.path.isfile(path) and not path.endswith((".dat", ".u8")):
            for fortune in re.split(r"\n%\n", read(path)):
                yield re.sub(r"\n\s*(--|—).*", "", fortune, flags=re.S)


def handbooks(language, root):
    for path in sorted(glob.glob(f"{root}/usr/share/help/{language}/**/*.page", recursive=True)):
        # What has a name of a program, a key or a command in it is marked up.
        yield from (html.unescape(text) for text in re.findall(r"<p>([^<]*)</p>", read(path)))


def manuals(language, root):
    for path in sorted(glob.glob(f"{root}/usr/share/man/{language}/**/*.gz", recursive=True)):
        if not os.path.islink(path):
            page = re.sub(r"\\f.|\\&", "", read(path).replace("\\-", "-").replace("\\(aq", "'"))
            yield from re.split(r"\n[.'].*", page)


def sentences(paragraphs, is_wanted):
    found = set()
    for paragraph in paragraphs:
        for sentence in SENTENCE.split(re.sub(r"\s+", " ", paragraph)):
            text = sentence.strip().strip('"„“«»').replace("’", "'").replace("\u00a0", " ").strip()
            if is_plain(text or "x") and is_wanted(text):
                found.add(text)
    ordered = sorted(found)
    random.Random(49).shuffle(ordered)
    return ordered


def bare(word):
    """Without accents, and with ss for ß."""
    plain = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return plain.lower().replace("ß", "ss")


# In one word until 1996.
TOGETHER = re.compile(r"(zu|wie|allzu)(viel|wenig)\w{0,2}", re.I)


def older(word, language):
    """Without accents, and of German with the t and i that were th and y until 1901."""
    letters = bare(word)
    return letters.replace("th", "t").replace("y", "i") if language == "de" else letters


def misspelt(texts, language):
    """Words that another spelling of the same letters is right for: "daß", "zuviel", "Thiere", "tambien". What else
    Hunspell does not know is not asked for: that is what is measured."""
    if not shutil.which("hunspell"):
        return set()
    words = sorted({word for text in texts for word in WORD.findall(text)})
    told = subprocess.run(["hunspell", "-a", "-i", "UTF-8", "-d", DICTIONARIES[language]], text=True, capture_output=True,
                          input="".join(f"^{word}\n" for word in words), check=True).stdout
    wrong = {word for word in words if language == "de" and TOGETHER.fullmatch(word)}
    for line in told.splitlines():
        if line.startswith("& "):
            word, near = line.split()[1], line.split(": ", 1)[1].split(", ")
            if any(older(word, language) == older(other, language) and word.lower() != other.lower() for other in near):
                wrong.add(word)
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", choices=["es", "fr", "de"])
    parser.add_argument("--most", type=int, default=6000)
    parser.add_argument("--root", default="")
    arguments = parser.parse_args()
    language, root = arguments.language, arguments.root

    def is_wanted(text):
        return language != "fr" or FRENCH.search(text) and not ENGLISH.search(text)

    found = sentences(fortunes(language, root), is_wanted)
    for others in (handbooks, manuals):
        known = set(found)
        found += [text for text in sentences(others(language, root), lambda t: is_wanted(t) and not ENGLISH.search(t))
                  if text not in known]
    found = [text for text in found[: arguments.most] if not STRANGER.search(text)]
    wrong = misspelt(found, language)
    print("\n".join(text for text in found if not wrong.intersection(WORD.findall(text))))


main()
