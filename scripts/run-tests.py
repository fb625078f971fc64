#!/usr/bin/env python3
"""run-tests.py --program FILE [--with NAME,…] [--at-once N] [--coverage FOLDER]: runs the tests that were built.
run-tests.py --list [QUARTER]: the names of the counterparts, of all or of one quarter.

Test files are shared out to runs by what their tests need; several runs go on at the same time, each in a process of its
own. What fails is told when its run has ended; at the end stand the 20 slowest suites, the failed tests and their number.
Counterparts are programs that others wrote, and long searches at random: only those that are asked for run.
"""
import argparse
import collections
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

COUNTERPARTS = {
    "home-assistant": ["HouseAdaptersTests/HomeAssistant/RealHomeAssistantTests.swift"],
    "tool-servers": ["EchoTests/MCP/MCPRealServersTests.swift"],
    "openai-package": ["ProgramTests/OpenAIPackageTests.swift"],
    "voice-frameworks": ["ProgramTests/VoiceFrameworksTests.swift"],
    "object-store": ["PhoneBridgeTests/S3/RealS3Tests.swift"],
    "postgres": [
        "PhoneBridgeTests/Postgres/PostgresCallStoreTests.swift",
        "PhoneBridgeTests/Postgres/PostgresPoolTests.swift",
        "PhoneBridgeTests/Postgres/PostgresSchemaTests.swift",
        "PhoneBridgeTests/Relay/PostgresMailTests.swift",
        "PhoneBridgeTests/Relay/TwoBridgesTests.swift",
        "PhoneBridgeTests/Relay/DayInFastMotionTests.swift",
        "PhoneBridgeTests/Bridge/KilledBridgeTests.swift",
    ],
    "telephones": ["PhoneBridgeTests/SIP/StrangersTests.swift"],
    "translators": ["ImmersionAdaptersTests/Wires/RealLibreTranslateTests.swift"],
    "languages": [
        "ImmersionAdaptersTests/Offline/ApertiumTests.swift",
        "ImmersionAdaptersTests/Offline/DictionaryTests.swift",
        "ImmersionAdaptersTests/Offline/GrammalecteTests.swift",
        "ImmersionAdaptersTests/Offline/HearingTests.swift",
        "ImmersionAdaptersTests/Offline/InstalledLanguagesTests.swift",
        "ImmersionAdaptersTests/Offline/VoiceTests.swift",
    ],
    "whisper": ["ImmersionAdaptersTests/Offline/WhisperTests.swift"],
    "local-parts": ["LocalBackendTests/Supervised/RealPartsTests.swift"],
    "fuzzing": [
        "EchoAppTests/FuzzTests.swift",
        "EchoStoreTests/Import/ZipFuzzTests.swift",
        "EchoStoreTests/SettingsFuzzTests.swift",
        "EchoTerminalTests/KeyFuzzTests.swift",
        "EchoTests/Streams/MillionStreamsTests.swift",
        "EchoTextTests/TextFuzzTests.swift",
        "EchoWireTests/WireFuzzTests.swift",
        "HouseAdaptersTests/Discovery/DNSFuzzTests.swift",
        "HouseTests/RiskFuzzTests.swift",
        "HouseTests/Properties/SpokenSearchTests.swift",
        "HouseTests/Languages/ForeignSearchTests.swift",
        "ImmersionAdaptersTests/Anki/PackageFuzzTests.swift",
        "LocalBackendTests/Audio/FormFuzzTests.swift",
        "PhoneBridgeTests/SIP/TelephoneFuzzTests.swift",
    ],
}
# One of these runs at each time that is not asked for more, by the date.
QUARTERS = [
    ["home-assistant", "telephones", "object-store"],
    ["postgres", "translators", "local-parts"],
    ["tool-servers", "openai-package", "fuzzing"],
    ["languages", "whisper", "voice-frameworks"],
]

# How soon a person is answered is asked where nothing else runs.
QUIET = ["ProgramTests/InterruptingTests.swift"]
# Tests that start processes of their own wait for any child that ends, and for ever when one is there that nobody takes
# leave of.
APART = ["EchoTests/Faults/LeakTests.swift"]
# A screen, a sound card or a terminal of each: one test after another.
SCREENS = ["AcceptanceTests", "EchoALSATests", "ProgramTests"]
# Folders of a target that take so long that they are a run of their own.
PARTS = {"AcceptanceTests/EveryCommand/": "EveryCommand"}
# Those that take longest begin first, so that the last run does not go on alone.
FIRST = [
    "AcceptanceTests", "values", "ProgramTests", "EchoTests", "EveryCommand", "LocalBackendTests", "PhoneBridgeTests",
]

# The tests of the engine and the wire, whose coverage is counted.
COUNTED = ["values", "EchoTests", "EchoWireTests", "apart"]

SILENCE = 600
LIMIT = float(os.environ.get("TEST_LIMIT", 3600))
TESTS = Path("Tests")


class Run:
    """Tests that one process runs."""

    def __init__(self, name, files, together=False):
        self.name, self.files, self.together = name, files, together
        self.tests, self.ended, self.failures, self.seconds = {}, {}, collections.OrderedDict(), 0.0
        self.status, self.heard = None, time.monotonic()

    def filters(self):
        """Regular expressions that match the tests of its files."""
        targets = collections.defaultdict(list)
        for file in self.files:
            target, name = file.split("/", 1)
            targets[target].append(re.escape(name.rsplit("/", 1)[-1].removesuffix(".swift")))
        return [rf"^{target}\..*/({'|'.join(sorted(names))})\.swift:" for target, names in sorted(targets.items())]

    def record(self, line):
        """Takes one line of the event stream."""
        try:
            record = json.loads(line)
        except ValueError:
            return  # The line that a process was writing when it ended.
        payload = record.get("payload", {})
        if record.get("kind") == "test":
            if payload.get("kind") == "function":
                self.tests[payload["id"]] = payload
            return
        test, kind = payload.get("testID", "a test without a name"), payload.get("kind")
        now = payload.get("instant", {}).get("absolute", 0.0)
        if kind == "testStarted":
            self.ended[test] = [now, None]
        elif kind in ("testEnded", "testSkipped"):
            self.ended.setdefault(test, [now, None])[1] = now
        elif kind == "issueRecorded" and is_failure(payload.get("issue", {})):
            self.failures.setdefault(test, []).append(payload)

    def began(self):
        return [test for test in self.ended if ".swift:" in test]

    def unfinished(self):
        return [test for test in self.began() if self.ended[test][1] is None]


def is_failure(issue):
    return not issue.get("isKnown") and issue.get("_severity", issue.get("severity", "error")) == "error"


def failed_looks(log, most=3, lines=46):
    """What stood on the screen, and had gone over the wire, where a robot looked in vain."""
    rows = log.splitlines()
    look = re.compile(r"Not (seen|gone|marked|heard until|sent|received): ")
    starts = [number for number, row in enumerate(rows) if look.match(row)]
    return [[row.rstrip() for row in rows[number:number + lines]] for number in starts[:most]]


def title(test):
    """The titles of module, suites and test, without the place in the source."""
    parts = re.split(r"/(?=(?:[^`]*`[^`]*`)*[^`]*$)", test)
    names = parts[:-1] if ".swift:" in parts[-1] else parts
    return ": ".join(re.sub(r"^(\w+)\.", r"\1: ", name).replace("`", "").removesuffix("()") for name in names)


def test_files():
    """The files that hold tests, with their text, by their path below Tests."""
    for path in sorted(TESTS.glob("*/**/*.swift")):
        text = path.read_text(encoding="utf-8")
        if re.search(r"^\s*@Test\b", text, re.MULTILINE):
            yield path.relative_to(TESTS).as_posix(), text


def share_out(files, wanted):
    """Each file goes to exactly one run; counterparts that were not asked for go to none."""
    resting = {file for name, theirs in COUNTERPARTS.items() if name not in wanted for file in theirs}
    names = collections.defaultdict(list)
    for file, text in files:
        target = file.split("/", 1)[0]
        if file in resting:
            continue
        if file in QUIET:
            names["quiet"].append(file)
        elif file in APART:
            names["apart"].append(file)
        elif "async" not in text and target not in SCREENS:
            names["values"].append(file)
        else:
            part = next((name for folder, name in PARTS.items() if file.startswith(folder)), target)
            names[part].append(file)
    runs = [Run(name, theirs, together=name == "values") for name, theirs in names.items()]
    place = {name: index for index, name in enumerate(FIRST)}
    return sorted(runs, key=lambda run: (run.name == "quiet", place.get(run.name, len(FIRST)), -len(run.files)))


class Runner:
    def __init__(self, program, work, at_once, coverage):
        self.program, self.work, self.at_once, self.coverage = program, work, at_once, coverage
        self.started = time.monotonic()

    def start(self, run, only=None):
        events, log = self.work / f"{run.name}.events", open(self.work / f"{run.name}.log", "wb")
        events.unlink(missing_ok=True)
        os.mkfifo(events)
        command = [self.program, "--testing-library", "swift-testing", "--event-stream-version", "0"]
        command += ["--event-stream-output-path", str(events)] + ([] if run.together else ["--no-parallel"])
        for pattern in only or run.filters():
            command += ["--filter", pattern]
        environment = dict(os.environ)
        is_counted = self.coverage and run.name in COUNTED
        environment["LLVM_PROFILE_FILE"] = f"{self.coverage}/{run.name}-%2m.profraw" if is_counted else "/dev/null"
        run.began_at = run.heard = time.monotonic()
        run.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment,
            start_new_session=True)
        run.reader = threading.Thread(target=self.read, args=(run, events), daemon=True)
        run.reader.start()

    def read(self, run, events):
        with open(events, encoding="utf-8", errors="replace") as stream:
            for line in stream:
                run.heard = time.monotonic()
                run.record(line)

    def finish(self, run):
        """Waits for the last events and tells how it was."""
        run.status = run.process.returncode
        # A program that ended before it opened its stream leaves the reader waiting for one who writes.
        os.close(os.open(self.work / f"{run.name}.events", os.O_RDWR | os.O_NONBLOCK))
        run.reader.join(10)
        run.seconds = time.monotonic() - run.began_at
        bad = len(run.failures) + len(run.unfinished())
        mark = "✔" if run.status == 0 and not bad else "✘"
        print(f"{mark} {run.name}: {len(run.began())} tests in {run.seconds:.0f} s", flush=True)
        for test, issues in run.failures.items():
            print(f"  {title(test)}")
            for issue in issues[:5]:
                place = issue.get("issue", {}).get("sourceLocation", {})
                where = f"{place.get('fileID', '?')}:{place.get('line', '?')}"
                print(f"    {where}: " + " ".join(message.get("text", "") for message in issue.get("messages", [])))
        if run.failures:
            for look in failed_looks((self.work / f"{run.name}.log").read_text(encoding="utf-8", errors="replace")):
                print("\n".join("    ┆ " + line for line in look))
        for test in run.unfinished():
            print(f"  {title(test)}: did not end")
        if run.status != 0 and not bad:
            tail = (self.work / f"{run.name}.log").read_text(encoding="utf-8", errors="replace").splitlines()[-20:]
            print("  It ended with status", run.status, "and no test failed by name; its last lines:")
            print("\n".join("    " + line for line in tail))
        sys.stdout.flush()

    def end(self, run, why):
        print(f"The tests stood still: {run.name}, {why}", flush=True)
        try:
            os.killpg(run.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        run.process.wait()

    def run_all(self, runs):
        waiting, running = list(runs), []
        while waiting or running:
            while waiting and len(running) < self.at_once and not (waiting[0].name == "quiet" and running):
                run = waiting.pop(0)
                self.start(run)
                running.append(run)
            time.sleep(0.05)
            for run in list(running):
                now = time.monotonic()
                if run.process.poll() is None:
                    if now - self.started > LIMIT:
                        self.end(run, f"all may take {LIMIT / 60:.0f} minutes")
                    elif now - run.heard > SILENCE:
                        self.end(run, f"no test began or ended for {SILENCE // 60} minutes")
                    else:
                        continue
                running.remove(run)
                self.finish(run)


def slowest(runs, count=20):
    suites, numbers = collections.Counter(), collections.Counter()
    for run in runs:
        for test in run.began():
            begin, end = run.ended[test]
            if end is None or run.together:
                continue
            suite = title(test).rsplit(": ", 1)[0]
            suites[suite] += end - begin
            numbers[suite] += 1
    print(f"\nThe {count} slowest suites, of those whose tests run one after the other:")
    for suite, seconds in suites.most_common(count):
        print(f"  {seconds:6.1f} s  {numbers[suite]:4d} tests  {suite}")


def asked_again(runner, failed):
    """Real sound cards and clocks on a busy machine: a test or three that use sound are asked again, alone.

    What fails twice is a defect, and so is more at once, and whatever fails without sound.
    """
    sounding = [test for run, test in failed if ".usesSound" in run.tests.get(test, {}).get("_tags", [])]
    stood_still = any(run.unfinished() for run, _ in failed)
    if not failed or len(failed) > 3 or len(sounding) < len(failed) or stood_still:
        return False
    run = Run("again", [])
    runner.start(run, only=["^" + re.sub(r"[^\w ,]", ".", test) + "$" for test in sounding])
    try:
        run.process.wait(SILENCE)
    except subprocess.TimeoutExpired:
        runner.end(run, "asked again")
    runner.finish(run)
    return run.status == 0 and not run.failures and sorted(run.began()) == sorted(sounding)


def untold(runs):
    """Files of which no test was run: a filter that finds nothing must not pass for a success."""
    for run in runs:
        seen = {test.rsplit("/", 1)[-1].split(":", 1)[0] for test in run.tests}
        for file in run.files:
            if file.rsplit("/", 1)[-1] not in seen:
                yield file


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--list", dest="quarter", nargs="?", type=int, const=-1)
    arguments.add_argument("--program")
    arguments.add_argument("--with", dest="wanted", default="")
    arguments.add_argument("--at-once", type=int, default=(os.cpu_count() or 1) + 2)
    arguments.add_argument("--coverage")
    arguments.add_argument("--only", default="", help="the names of some runs, for who works on this file")
    options = arguments.parse_args()
    if options.quarter is not None:
        print("\n".join(COUNTERPARTS if options.quarter < 0 else QUARTERS[options.quarter]))
        return 0

    wanted = set(filter(None, options.wanted.split(",")))
    unknown = wanted - set(COUNTERPARTS)
    if unknown:
        sys.exit(f"run-tests.py: no counterpart is called {', '.join(sorted(unknown))}")
    work = Path(".build/tests")
    work.mkdir(parents=True, exist_ok=True)
    runs = share_out(test_files(), wanted)
    if options.only:
        runs = [run for run in runs if run.name in options.only.split(",")]
    if wanted:
        print(f"Counterparts of this run: {', '.join(sorted(wanted))}", flush=True)
    resting = sorted(set(COUNTERPARTS) - wanted)
    if resting:
        print(f"Not run this time, see CONTRIBUTING.md: {', '.join(resting)}", flush=True)

    runner = Runner(options.program, work, options.at_once, options.coverage)
    runner.run_all(runs)

    slowest(runs)
    failed = [(run, test) for run in runs for test in dict.fromkeys([*run.failures, *run.unfinished()])]
    again = asked_again(runner, failed)
    if again:
        print("\nPassed only when asked again, alone:")
        for _, test in failed:
            print(f"  {title(test)}")
        failed = []
        for run in runs:
            run.status = 0
    strange = [run for run in runs if run.status != 0 and not run.failures and not run.unfinished()]
    missing = list(untold(runs))
    for file in missing:
        print(f"No test was run of {file}")
    if failed:
        print("\nFailed:")
        for _, test in failed:
            print(f"  {title(test)}")
    total = sum(len(run.began()) for run in runs)
    lost = len(failed) + len(strange) + len(missing)
    print(f"\n{len(runs)} runs, {total} tests, {(time.monotonic() - runner.started) / 60:.1f} minutes")
    print(f"{total - len(failed)} passed, {lost} failed")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
