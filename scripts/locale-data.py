#!/usr/bin/env python3
"""locale-data.py OBJECT: writes an object file with the locale data that the program needs; prints the flags that link it.

Foundation brings the data of ICU for all languages, 34 MB of a linked program. This program formats in English alone, and
leaves other languages to its own words: what stays is the root, English, time zones, and what belongs to no language.
A request for a locale that is not there gets the root's, as ICU answers for any language that it does not know.

Foundation's own data is in an archive that is searched before anything else; the linker is told to take this for it
(--wrap), and drops what nobody asks for any more. Where the archive is not what this expects, nothing is printed, and the
program is linked with all of it: larger, but the same. The format is that of ICU's packages, a header, a table of names
and the items: https://unicode-org.github.io/icu/userguide/icu_data/
"""
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

MEMBER = "icu_packaged_data.cpp.o"
# A language, and then a script, a country or variants: the name of a locale, as in de, sr_Latn_RS and ca_ES_VALENCIA.
LOCALE = re.compile(r"[a-z]{2,3}(_[A-Z][a-z]{3})?(_([A-Z]{2}|\d{3}))?(_[A-Z]+)*")
KEPT = re.compile(r"en(_.*)?")
# Dictionaries for the words of languages that are written without spaces, names of characters, where lines may break (the
# screen has its own rule), the profiles of protocols for names, and characters that look alike.
DROPPED = re.compile(r".*\.dict|unames\.icu|line\w*\.brk|.*\.spp|confusables\.cfu")
# Encodings that are met on the network besides those of Unicode: Western, Cyrillic, Japanese, Chinese and Korean ones.
CONVERTERS = re.compile(
    r"(ibm-(5346|5347|5348|5349|5350|5351|5352|5353|5354)_P100-\d+|ibm-(912|913|914|915|916|920|921|923)_P100-\d+"
    r"|ibm-(943|954|878|1168|949|970|437|850|1386|5471)_P\S+|gb18030-2022|windows-\S+|euc-\S*jp\S*|iso-8859\S*).cnv")


def archive():
    compiler = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    resources = re.search(r'"runtimeResourcePath":\s*"([^"]+)"', compiler)[1]
    return Path(resources).parent / "swift_static/linux/lib_FoundationICU.a"


def is_kept(name):
    """Whether an item stays; its name is that of the package, a tree (none at the top) and a file."""
    file = name.rsplit("/", 1)[-1]
    stem, _, kind = file.rpartition(".")
    if kind == "res" and LOCALE.fullmatch(stem):
        return bool(KEPT.fullmatch(stem))
    if kind == "cnv":
        return bool(CONVERTERS.fullmatch(file))
    return not DROPPED.fullmatch(file)


def items(package):
    """The names and contents of a package, in their order, which is that of the names."""
    size = struct.unpack_from("<H", package)[0]
    if package[12:16] != b"CmnD":
        raise ValueError("no package of ICU")
    count = struct.unpack_from("<I", package, size)[0]
    table = [struct.unpack_from("<II", package, size + 4 + 8 * place) for place in range(count)]
    ends = [start for _, start in table[1:]] + [len(package) - size]
    for (name, start), end in zip(table, ends):
        text = package[size + name : package.index(b"\0", size + name)].decode()
        yield text, package[size + start : size + end]


def packed(header, kept):
    names, contents = b"", b""
    first = 4 + 8 * len(kept)
    places = []
    for name, _ in kept:
        places.append(first + len(names))
        names += name.encode() + b"\0"
    names += b"\0" * (-(first + len(names)) % 16)
    table = struct.pack("<I", len(kept))
    for place, (_, content) in zip(places, kept):
        table += struct.pack("<II", place, first + len(names) + len(contents))
        contents += content + b"\0" * (-len(content) % 16)
    return header + table + names + contents


def write(output, source):
    """Writes the object, and returns the symbol that it stands in for."""
    with tempfile.TemporaryDirectory() as folder:
        member, data = Path(folder) / MEMBER, Path(folder) / "data"
        subprocess.run(["ar", "x", source, MEMBER], cwd=folder, check=True)
        listing = subprocess.run(["nm", member], check=True, capture_output=True, text=True).stdout
        [symbol] = re.findall(r"\bicudt\d+_dat\b", listing)
        subprocess.run(["objcopy", "-O", "binary", "-j", ".rodata", member, data], check=True)
        package = data.read_bytes()
        everything = list(items(package))
        kept = [(name, content) for name, content in everything if is_kept(name)]
        data.write_bytes(packed(package[: struct.unpack_from("<H", package)[0]], kept))
        lines = [
            '.section .rodata,"a"', ".balign 16", f".globl __wrap_{symbol}", f".type __wrap_{symbol}, @object",
            f"__wrap_{symbol}:", f'.incbin "{data}"', f".size __wrap_{symbol}, . - __wrap_{symbol}",
            '.section .note.GNU-stack,"",@progbits', ""]
        subprocess.run(["clang", "-c", "-x", "assembler", "-", "-o", output], input="\n".join(lines).encode(), check=True)
        print(f"Locale data: {len(kept)} of {len(everything)} items, {data.stat().st_size / 1e6:.1f} MB", file=sys.stderr)
        return symbol


def main():
    output, note = Path(sys.argv[1]).absolute(), Path(sys.argv[1] + ".symbol")
    output.parent.mkdir(parents=True, exist_ok=True)
    try:
        source = archive()
        newest = max(source.stat().st_mtime, Path(__file__).stat().st_mtime)
        if not (output.exists() and note.exists() and note.stat().st_mtime >= newest):
            note.write_text(write(output, source))
    except (OSError, TypeError, ValueError, struct.error, subprocess.CalledProcessError) as error:
        print(f"Locale data: the toolchain's, whole ({error})", file=sys.stderr)
        return
    print(f"-Xlinker --wrap={note.read_text()} -Xlinker {output}")


main()
