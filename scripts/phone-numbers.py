#!/usr/bin/env python3
"""phone-numbers.py: writes the tables of telephone numbers, and the fixture of their tests, again.

Run by hand when the numbering plans of the world have changed, in an environment of its own:

    python3 -m venv /tmp/numbers && /tmp/numbers/bin/pip install phonenumbers
    /tmp/numbers/bin/python scripts/phone-numbers.py

The metadata are those of Google's libphonenumber (Apache License 2.0), as the package phonenumbers of PyPI carries them.
Then run the tests of PhoneBridge, and name the version in the commit.
"""
import pathlib
import random
import re

import phonenumbers as pn
from phonenumbers import PhoneMetadata, PhoneNumberFormat, PhoneNumberType

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = ROOT / "Sources/PhoneBridge/Numbers"
FIXTURES = ROOT / "Tests/PhoneBridgeTests/Fixtures"
HEAD = f"""// swift-format-ignore-file
// Written by scripts/phone-numbers.py; not to be edited by hand.
//
// From the metadata of libphonenumber, version {pn.__version__}, https://github.com/google/libphonenumber
// Copyright (C) The Libphonenumber Authors. Licensed under the Apache License, Version 2.0:
// http://www.apache.org/licenses/LICENSE-2.0
"""
KINDS = {
    PhoneNumberType.FIXED_LINE: "fixed", PhoneNumberType.MOBILE: "mobile",
    PhoneNumberType.FIXED_LINE_OR_MOBILE: "fixedOrMobile", PhoneNumberType.TOLL_FREE: "tollFree",
    PhoneNumberType.PREMIUM_RATE: "premiumRate", PhoneNumberType.SHARED_COST: "sharedCost",
    PhoneNumberType.UNKNOWN: "unknown",
}


def clean(text):
    """A field of the table: without what separates fields."""
    text = re.sub(r"\s+", " ", text or "")
    assert not re.search(r'[;~"#]', text), text
    return text


def described(letter, *kinds):
    """A kind of number: lengths, then the pattern."""
    kinds = [kind for kind in kinds if kind and kind.national_number_pattern]
    if not kinds:
        return []
    # None: those of all numbers of the region.
    all_have_lengths = all(kind.possible_length for kind in kinds)
    lengths = sorted({length for kind in kinds for length in kind.possible_length if length > 0 and all_have_lengths})
    pattern = "|".join(clean(kind.national_number_pattern) for kind in kinds)
    return [f"{letter}{','.join(map(str, lengths))}~{pattern}"]


def widths(pattern):
    """How many digits each group of a format takes at most."""
    anything = re.sub(r"\d(?=[^,}][^,}])", r"\\d", re.sub(r"\[[^\[\]]*\]", r"\\d", pattern))
    found = re.search(anything, "9" * 17) or re.search(pattern, "9" * 17)
    return ",".join(str(len(group or "")) for group in found.groups()) if found else ""


def formats(region):
    international = {f.pattern + str(f.leading_digits_pattern): f.format for f in region.intl_number_format}
    for one in region.number_format:
        rule = one.national_prefix_formatting_rule
        national = re.sub(r"\\(\d)", r"$\1", one.format)
        if rule:
            # The group in a rule is the first one of the format, whatever its number there.
            national = re.sub(r"\$\d", lambda first: rule.replace(r"\1", first[0]), national, count=1)
        abroad = one.format
        if region.intl_number_format:
            abroad = international.get(one.pattern + str(one.leading_digits_pattern), "NA")
        abroad = "-" if abroad == "NA" else re.sub(r"\\(\d)", r"$\1", abroad)
        fields = [one.pattern, widths(one.pattern), national, "" if abroad == national else abroad]
        yield "F" + "~".join(map(clean, fields + one.leading_digits_pattern))


def plan(region, is_main):
    lines = ["R" + region.id]
    for letter, value in [("I", region.international_prefix), ("N", region.national_prefix_for_parsing),
                          ("P", region.national_prefix),
                          ("T", re.sub(r"\\(\d)", r"$\1", region.national_prefix_transform_rule or "")),
                          ("L", region.leading_digits)]:
        if value:
            lines.append(letter + clean(value))
    lines += described("g", region.general_desc) + described("f", region.fixed_line)
    lines += described("m", region.mobile) + described("p", region.premium_rate)
    lines += described("t", region.toll_free) + described("s", region.shared_cost)
    lines += described("o", region.voip, region.personal_number, region.pager, region.uan, region.voicemail)
    return lines + (list(formats(region)) if is_main else [])


def regions(code):
    names = pn.COUNTRY_CODE_TO_REGION_CODE[code]
    if names == ("001",):
        return [PhoneMetadata.metadata_for_nongeo_region(code)]
    return [PhoneMetadata.metadata_for_region(name) for name in names]


def short_plan(region):
    short = PhoneMetadata.short_metadata_for_region(region)
    if short is None:
        return None
    lines = described("e", short.emergency) + described("c", short.short_code)
    return lines + described("p", short.premium_rate) + described("t", short.toll_free)


def function(name, parameter, cases, comment):
    lines = [f"    /// {comment}", f"    static func {name} -> String {{", f"        switch {parameter} {{"]
    lines += [f'        case {key}: #"{text}"#' for key, text in cases]
    return "\n".join(lines + ['        default: ""', "        }", "    }"])


def write_tables():
    codes = sorted(pn.COUNTRY_CODE_TO_REGION_CODE)
    cases = [(code, ";".join(line for i, one in enumerate(regions(code)) for line in plan(one, i == 0)))
             for code in codes]
    countries = " ".join(f"{name}{code}" for code in codes for name in pn.COUNTRY_CODE_TO_REGION_CODE[code]
                         if name != "001")
    body = function("plans(of code: Int)", "code", cases,
                    "Of a country code: its numbering plans, as `NumberPlan` reads them.")
    (TABLES / "NumberTable.swift").write_text(
        HEAD + "\n/// The numbering plans of the world, as text that costs nothing until it is read.\nenum NumberTable {\n"
        + f'    /// Each region and its country code.\n    static let countries = "{countries}"\n\n' + body + "\n}\n")
    shorts = [(f'"{name}"', ";".join(short_plan(name))) for name in sorted(pn.SUPPORTED_SHORT_REGIONS)
              if short_plan(name)]
    (TABLES / "NumberTable+Short.swift").write_text(
        HEAD + "\nextension NumberTable {\n" + function("short(in region: String)", "region", shorts,
        "Of a region: its short numbers, as `ShortPlan` reads them.") + "\n}\n")


def row(text, region):
    """What the package makes of what somebody types in a region."""
    try:
        number = pn.parse(text, region if region != "-" else None)
    except pn.NumberParseException:
        return f"{text}\t{region}\t-"
    if not pn.is_valid_number(number):
        return f"{text}\t{region}\t-"
    name = pn.region_code_for_number(number)
    return "\t".join([
        text, region, pn.format_number(number, PhoneNumberFormat.E164), name,
        KINDS.get(pn.number_type(number), "other"), pn.format_number(number, PhoneNumberFormat.NATIONAL),
        pn.format_number(number, PhoneNumberFormat.INTERNATIONAL)])


def short_rows():
    for region in sorted(pn.SUPPORTED_SHORT_REGIONS):
        plan = PhoneMetadata.short_metadata_for_region(region)
        kinds = [plan.emergency, plan.short_code] if plan else []
        for number in sorted({kind.example_number for kind in kinds if kind and kind.example_number}):
            is_emergency = pn.is_emergency_number(number, region)
            yield f"{number}\t{region}\t{'emergency' if is_emergency else 'shortCode'}"


def write_fixture():
    chance = random.Random(1)
    rows = set()
    examples = []
    for code in sorted(pn.COUNTRY_CODE_TO_REGION_CODE):
        for region in regions(code):
            name = region.id if region.id != "001" else "-"
            for kind in ["fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "voip",
                         "personal_number", "pager", "uan", "voicemail"]:
                digits = getattr(getattr(region, kind), "example_number", None)
                if not digits:
                    continue
                rows.add(row(f"+{code}{digits}", "-"))
                if kind in ("fixed_line", "mobile", "toll_free") or chance.random() < 0.3:
                    examples.append((code, name, digits))
    for code, name, digits in examples:
        number = pn.parse(f"+{code}{digits}", None)
        if name != "-":
            rows.add(row(pn.format_number(number, PhoneNumberFormat.NATIONAL), name))
            rows.add(row(f"{code}{digits}", name))
        rows.add(row(f"00{code} {digits[:3]}/{digits[3:]}", "DE"))
        changed = list(digits)
        changed[chance.randrange(len(digits))] = str(chance.randrange(10))
        rows.add(row(f"+{code}{''.join(changed)}", "-"))
        rows.add(row(f"+{code}{digits[:-1 - chance.randrange(3)]}", "-"))
        rows.add(row(f"+{code}{digits}{chance.randrange(100)}", "-"))
    head = f"# Written by scripts/phone-numbers.py with phonenumbers {pn.__version__} (Apache License 2.0)"
    (FIXTURES / "numbers.txt").write_text("\n".join([head, *sorted(rows), ""]))
    (FIXTURES / "short-numbers.txt").write_text("\n".join([head, *short_rows(), ""]))


write_tables()
write_fixture()
