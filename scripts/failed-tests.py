#!/usr/bin/env python3
"""failed-tests.py EVENTS [--passed]: the tests that failed in a run, or passed; kind, filter and title, apart by tabs.

EVENTS is what `swift test --event-stream-output-path` wrote. The kind is "sound" for tests with the tag usesSound,
"unfinished" for those that never ended, else "other"; the filter finds the test again with `swift test --filter`.
"""
import json
import re
import sys


def records(path):
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            try:
                record = json.loads(line)
            except ValueError:
                continue  # The line that a process was writing when it ended.
            yield record.get("kind"), record.get("payload", {})


def is_failure(issue):
    return not issue.get("isKnown") and issue.get("_severity", issue.get("severity", "error")) == "error"


def title(test):
    """The titles of module, suites and test, without the place in the source."""
    parts = re.split(r"/(?=(?:[^`]*`[^`]*`)*[^`]*$)", test)
    names = parts[:-1] if ".swift:" in parts[-1] else parts
    return ": ".join(re.sub(r"^(\w+)\.", r"\1: ", name).replace("`", "").removesuffix("()") for name in names)


def outcomes(path):
    """Every test that began or had an issue, in this order: whether it uses sound, has ended, has failed."""
    sound, ended, failed, tests = set(), set(), set(), {}
    for kind, payload in records(path):
        if kind == "test" and ".usesSound" in payload.get("_tags", []):
            sound.add(payload["id"])
        # Suites have no place in the source in their names, and end as their tests do.
        test = payload.get("testID", "a test without a name")
        is_test = ".swift:" in test
        event = payload.get("kind")
        if event == "testStarted" and is_test:
            tests[test] = None
        elif event == "testEnded":
            ended.add(test)
        elif event == "issueRecorded" and is_failure(payload["issue"]):
            tests[test] = None
            failed.add(test)
    return [(test, test in sound, test in ended or not ".swift:" in test, test in failed) for test in tests]


for test, uses_sound, has_ended, has_failed in outcomes(sys.argv[1]):
    if ("--passed" in sys.argv) == (has_ended and not has_failed):
        kind = "unfinished" if not has_ended else "sound" if uses_sound else "other"
        print(kind, "^" + re.sub(r"[^\w ,]", ".", test) + "$", title(test), sep="\t")
