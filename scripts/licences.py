#!/usr/bin/env python3
"""licences.py PROGRAM FOLDER: writes what is inside the program, with versions and licences, into FOLDER:
THIRD-PARTY-NOTICES.txt for people, with the texts that have to go with it, and echo-tui.spdx.json, an SBOM (SPDX 2.3).
licences.py --check: whether the licence of everything is known; says nothing when it is.

What is inside is read, not written down here: packages from .build/workspace-state.json and .build/checkouts, libraries from
the program itself (readelf), parts from Parts/parts.toml, tables from packaging/copyright. What nobody has looked at yet
fails, with its name.
"""
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

SWIFT = "Apache-2.0 WITH Swift-exception"
# By what they are linked by, without lib: their licence, as SPDX names it.
LIBRARIES = {
    "FLAC": "BSD-3-Clause", "argon2": "CC0-1.0 OR Apache-2.0", "asound": "LGPL-2.1-or-later", "c": "LGPL-2.1-or-later",
    "cmark-gfm": "BSD-2-Clause AND MIT", "cmark-gfm-extensions": "BSD-2-Clause AND MIT", "crypto": "Apache-2.0",
    "dl": "LGPL-2.1-or-later", "flite": "LicenseRef-flite", "flite_cmulex": "LicenseRef-flite",
    "flite_usenglish": "LicenseRef-flite", "gcc_s": "GPL-3.0-or-later WITH GCC-exception-3.1", "m": "LGPL-2.1-or-later",
    "ncursesw": "X11-distribute-modifications-variant", "ogg": "BSD-3-Clause", "opusenc": "BSD-3-Clause",
    "opusfile": "BSD-3-Clause", "pocketsphinx": "BSD-2-Clause", "pthread": "LGPL-2.1-or-later",
    "speexdsp": "BSD-3-Clause", "sphinxad": "BSD-2-Clause", "sphinxbase": "BSD-2-Clause", "sqlite3": "blessing",
    "stdc++": "GPL-3.0-or-later WITH GCC-exception-3.1", "tinfo": "X11-distribute-modifications-variant", "z": "Zlib",
}
# Loaded while the program runs, where they are.
LOADED = {
    "mpg123": "LGPL-2.1-only", "pq": "PostgreSQL", "secret-1": "LGPL-2.1-or-later", "ttspico": "Apache-2.0",
    "zstd": "BSD-3-Clause OR GPL-2.0-only",
}
# Debian's packages with the texts of what scripts/static-libraries.sh links into the program.
LINKED_IN = {"FLAC": "libflac-dev", "cmark-gfm": "libcmark-gfm-dev", "cmark-gfm-extensions": "libcmark-gfm-dev"}
# As packaging/copyright calls them.
DEBIAN = {"Expat": "MIT", "Apache-2.0-with-Runtime-Library-Exception": SWIFT, "OpenSSL-and-ISC": "OpenSSL AND ISC"}
EXTRACTED = {
    "LicenseRef-flite": "Flite's licence, which is like BSD's: /usr/share/doc/libflite1/copyright on Debian.",
}


def fail(text):
    sys.exit(f"licences.py: {text}")


def output(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def read(path):
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def licence_of(text, name):
    """Of a text, as SPDX names it."""
    words = " ".join(text.split())
    if "Apache License" in words:
        return SWIFT if "Runtime Library Exception" in words else "Apache-2.0"
    if "Permission is hereby granted, free of charge" in words:
        return "MIT"
    fail(f"the licence of {name} is none that is known: read it, and teach licence_of what it is")


class Item:
    def __init__(self, name, version, licence, how, origin="NOASSERTION", purl=None, texts=(), note=""):
        self.name, self.version, self.licence, self.how = name, version, licence, how
        self.origin, self.purl, self.texts, self.note = origin, purl, [text for text in map(read, texts) if text], note

    @property
    def id(self):
        return "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]+", "-", f"{self.how}-{self.name}")


def packages(build):
    state = build / "workspace-state.json"
    if not state.exists():
        fail(f"{state} is not there: build first")
    for dependency in json.loads(state.read_text())["object"]["dependencies"]:
        reference, checkout = dependency["packageRef"], dependency["state"].get("checkoutState", {})
        folder = build / "checkouts" / dependency["subpath"]
        texts = sorted(path for pattern in ("LICENSE*", "NOTICE*") for path in folder.glob(pattern) if path.is_file())
        if not texts:
            fail(f"{folder} has no licence")
        address = reference["location"].removesuffix(".git")
        version = checkout.get("version", checkout.get("revision", "unknown"))
        yield Item(
            folder.name, version, licence_of(read(texts[0]), folder.name), "STATIC_LINK",
            f"git+{address}@{checkout.get('revision', version)}",
            f"pkg:swift/{address.split('://')[-1]}@{version}", texts)


def swift():
    program = Path(output("sh", "-c", "command -v swift").strip()).resolve()
    text = program.parents[1] / "share/swift/LICENSE.txt"
    version = re.search(r"Swift version (\S+)", output("swift", "--version"))
    yield Item(
        "swift", version.group(1) if version else "unknown", SWIFT, "STATIC_LINK", "https://www.swift.org",
        texts=[text],
        note="The standard library, Foundation with ICU's data (Unicode-3.0), and what these bring.")


def owner(file):
    """Debian's package of a file, with its version; nothing on other systems."""
    # Where /lib is a link to /usr/lib, packages know a file by either path.
    for path in (file, file.removeprefix("/usr")):
        try:
            package = output("dpkg", "-S", path).split(":")[0]
            return package, output("dpkg-query", "-W", "-f=${Version}", package)
        except (OSError, subprocess.CalledProcessError):
            continue
    return None, "unknown"


def library(name, licence, how, file, texts=()):
    package, version = owner(file)
    purl = f"pkg:deb/debian/{package}@{version}" if package else None
    return Item("lib" + name, version, licence, how, purl=purl, texts=texts)


def libraries(program):
    shared = set()
    for line in output("ldd", str(program)).splitlines():
        found = re.match(r"\s*lib([\w+-]+?)(?:-\d[\d.]*)?\.so\S* => (\S+)", line)
        if found and f"[{line.split()[0]}]" in needed(program):
            name, file = found.groups()
            if name not in LIBRARIES:
                fail(f"the program is linked to lib{name}, whose licence LIBRARIES does not say")
            shared.add(name)
            yield library(name, LIBRARIES[name], "DYNAMIC_LINK", os.path.realpath(file))
    for name, package in sorted(LINKED_IN.items()):
        copyright = Path("/usr/share/doc", package, "copyright")
        if name in shared:
            continue
        if not copyright.is_file():
            fail(f"lib{name} is linked into the program, and {copyright} with its licence is not here")
        yield library(name, LIBRARIES[name], "STATIC_LINK", str(copyright), [copyright])


def needed(program):
    return "".join(line for line in output("readelf", "-d", str(program)).splitlines(True) if "NEEDED" in line)


def tables():
    """Data that is rewritten as source: what packaging/copyright says of files below Sources."""
    for block in Path("packaging/copyright").read_text(encoding="utf-8").split("\n\n"):
        files = re.search(r"^Files: ((?:.*\n)(?:[ \t]+.*\n)*)", block + "\n", re.MULTILINE)
        if not files or "Sources/" not in files.group(1) or ".build/" in files.group(1):
            continue
        licence = re.search(r"^License: (\S+)", block, re.MULTILINE).group(1)
        note = re.search(r"^Comment:((?:.*\n?)(?:[ \t]+.*\n?)*)", block, re.MULTILINE)
        for file in files.group(1).split():
            yield Item(
                file.removeprefix("Sources/"), "as built in", DEBIAN.get(licence, licence), "CONTAINS",
                note=" ".join(note.group(1).split()) if note else "")


def parts():
    """What a person may get later: nothing of it is shipped."""
    for part in tomllib.loads(Path("Parts/parts.toml").read_text(encoding="utf-8"))["part"]:
        yield Item(
            part["name"], "by its SHA-256 in parts.toml", "NOASSERTION", "OPTIONAL_DEPENDENCY_OF",
            note=f"{part['title']}, by {part['maker']}: {part['license']}.")


def loaded():
    for name, licence in sorted(LOADED.items()):
        yield Item("lib" + name, "as installed", licence, "OPTIONAL_DEPENDENCY_OF", note="Loaded where it is installed.")


def spdx(version, items):
    def package(item):
        package = {
            "SPDXID": item.id, "name": item.name, "versionInfo": item.version, "downloadLocation": item.origin,
            "filesAnalyzed": False, "licenseConcluded": item.licence, "licenseDeclared": item.licence,
            "copyrightText": "NOASSERTION",
        }
        if item.note:
            package["comment"] = item.note
        if item.purl:
            package["externalRefs"] = [{
                "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": item.purl}]
        return package

    def relation(item):
        ends = ["SPDXRef-echo-tui", item.id]
        if item.how.endswith("_OF"):
            ends.reverse()
        return {"spdxElementId": ends[0], "relationshipType": item.how, "relatedSpdxElement": ends[1]}

    whole = Item("echo-tui", version, "MIT", "DESCRIBES")
    own = package(whole) | {"SPDXID": "SPDXRef-echo-tui"}
    described = {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                 "relatedSpdxElement": "SPDXRef-echo-tui"}
    content = [own] + [package(item) for item in items]
    digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH") or output("git", "log", "-1", "--format=%ct"))
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"echo-tui-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/echo-tui-{version}-{digest}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(seconds, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: licences.py"]},
        "packages": content, "relationships": [described] + [relation(item) for item in items],
        "hasExtractedLicensingInfos": [
            {"licenseId": name, "extractedText": text} for name, text in sorted(EXTRACTED.items())],
    }


HEADINGS = {
    "STATIC_LINK": "Linked into the program", "CONTAINS": "Tables inside the program",
    "DYNAMIC_LINK": "Libraries of the system that it is linked to", "OPTIONAL_DEPENDENCY_OF": "Used where it is there",
}


def notices(version, items):
    lines = [f"echo-tui {version} is under the MIT licence. This is what is inside it, or used by it.", ""]
    for how, heading in HEADINGS.items():
        lines += [heading, "=" * len(heading), ""]
        for item in (item for item in items if item.how == how):
            licence = "" if item.licence == "NOASSERTION" else f": {item.licence}"
            lines.append(f"- {item.name} ({item.version}){licence}" + (f". {item.note}" if item.note else ""))
        lines.append("")
    texts = {}
    for item in items:
        for text in item.texts:
            texts.setdefault(text, []).append(item.name)
    for text, names in texts.items():
        title = ", ".join(dict.fromkeys(names))
        lines += ["-" * 72, title, "-" * 72, "", text, ""]
    return "\n".join(lines)


def main():
    os.chdir(Path(__file__).parent.parent)
    build = Path(".build")
    if sys.argv[1:] == ["--check"]:
        linked = {name for path in Path("Sources").glob("C*/module.modulemap")
                  for name in re.findall(r'link "([^"]+)"', path.read_text())}
        opened = {name for path in Path("Sources").glob("C*/*.c")
                  for name in re.findall(r'CL_LIBRARY\(\s*"lib([\w-]+?)\.so', path.read_text())}
        unknown = sorted((linked - LIBRARIES.keys()) | (opened - LOADED.keys()))
        if unknown:
            fail(f"the licences of these libraries are not said: {', '.join(unknown)}")
        list(tables()), list(parts())
        if (build / "workspace-state.json").exists():
            list(packages(build))
        return
    if len(sys.argv) != 3:
        fail("licences.py PROGRAM FOLDER, or licences.py --check")
    program, folder = Path(sys.argv[1]), Path(sys.argv[2])
    version = output(str(program), "--version").split()[0]
    items = [*swift(), *packages(build), *libraries(program), *tables(), *loaded(), *parts()]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "THIRD-PARTY-NOTICES.txt").write_text(notices(version, items), encoding="utf-8")
    text = json.dumps(spdx(version, items), indent=1, ensure_ascii=False)
    (folder / "echo-tui.spdx.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
