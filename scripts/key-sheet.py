#!/usr/bin/env python3
"""key-sheet.py: writes a printable sheet of the keys (HTML, A4, two columns) from the tables of docs/manual.md, which the
program writes itself."""
import html
import re
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The keys of echo-tui</title>
<style>
@page {{ size: A4; margin: 10mm }}
body {{ font: 7.5pt/1.25 sans-serif; color: #000; columns: 2; column-gap: 6mm; max-width: 190mm; margin: auto }}
h1 {{ font-size: 13pt; margin: 0 0 2mm }}
h2 {{ font-size: 9pt; margin: 2mm 0 0.5mm; border-bottom: 0.3pt solid #000; break-after: avoid }}
table {{ border-collapse: collapse; width: 100% }}
tr {{ break-inside: avoid }}
th {{ font-weight: bold; text-align: left; width: 62% }}
th span {{ font-weight: normal }}
th, td {{ vertical-align: top; padding: 0 1mm 0.4mm 0 }}
</style>
</head>
<body>
<h1>The keys of echo-tui</h1>
{sections}
</body>
</html>"""


def cells(row):
    """The cells of a table row, with Markdown's escapes undone."""
    words = re.split(r"(?<!\\)\|", row.strip().removeprefix("|").removesuffix("|"))
    return [html.escape(re.sub(r"\\([\\`|])", r"\1", word.strip())) for word in words]


def places(keys):
    """The keys in bold, and the places where they apply in plain type, so that the eye finds the key."""
    return re.sub(r" (\([^()]*\))", r" <span>\1</span>", keys)


def section(text):
    heading, _, *rows = text.strip().splitlines()
    lines = [f'<tr><th scope="row">{places(keys)}</th><td>{does}</td></tr>' for keys, does in map(cells, rows)]
    return "\n".join([f"<h2>{cells(heading)[0]}</h2>", "<table>", *lines, "</table>"])


manual = (Path(__file__).parent.parent / "docs/manual.md").read_text(encoding="utf-8")
keys = re.search(r"^<!-- keys -->\n(.*?)^<!-- /keys -->", manual, re.MULTILINE | re.DOTALL).group(1)
print(PAGE.format(sections="\n".join(section(text) for text in keys.strip().split("\n\n"))))
