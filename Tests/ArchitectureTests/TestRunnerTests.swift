import Foundation
import ProgramHarness
import Testing

/// What `make test` does with tests that fail. The program with the tests is a stand-in here, which tells of the runs that
/// it is given: tests without waiting in one, each other target's in one of its own, and two that run apart from all.
@Suite struct `The runner of the tests` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "runner-\(UUID().uuidString)")

    /// One run: what becomes of its tests, and how its process ends.
    struct Run: Sendable {
        var passed: [String] = []
        var failed: [String] = []
        var unfinished: [String] = []
        var status = 0

        fileprivate func events(_ file: String) -> String {
            let tests = passed + failed + unfinished
            let told =
                tests.map { Self.test($0, file) } + tests.map { Self.event("testStarted", $0, file) }
                + failed.map { Self.event("issueRecorded", $0, file, #","issue":{"isKnown":false}"#) }
                + (passed + failed).map { Self.event("testEnded", $0, file) }
            return told.joined(separator: "\n") + "\n"
        }

        private static func id(_ test: String, _ file: String) -> String {
            #"ATests.`A suite`\/`\#(test)`()\/\#(file).swift:1:2"#
        }

        private static func test(_ test: String, _ file: String) -> String {
            let tags = test.contains("sound") ? #","_tags":[".usesSound"]"# : ""
            return #"{"kind":"test","payload":{"id":"\#(id(test, file))","kind":"function"\#(tags)}}"#
        }

        private static func event(_ kind: String, _ test: String, _ file: String, _ more: String = "") -> String {
            let instant = #""instant":{"absolute":1}"#
            return
                #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id(test, file))",\#(instant)\#(more)}}"#
        }
    }

    /// The files with tests, by the run that has them.
    private static let files = [
        "values": "ATests/A", "BTests": "BTests/B", "AcceptanceTests": "AcceptanceTests/C",
        "apart": "EchoTests/Faults/LeakTests", "quiet": "ProgramTests/InterruptingTests",
        "telephones": "PhoneBridgeTests/SIP/StrangersTests",
    ]

    private static let program = #"""
        #!/usr/bin/env bash
        while [ $# -gt 0 ]; do
            [ "$1" != --event-stream-output-path ] || events=$2
            [ "$1" != --filter ] || echo "$2" >> "$RUNS/filters"
            shift
        done
        run=$(basename "$events" .events)
        cat "$RUNS/events.$run" > "$events"
        status=$(cat "$RUNS/status.$run")
        [ "$status" != 124 ] || sleep 60
        exit "$status"
        """#

    /// What the runner says, and whether it finds the tests good.
    private func output(
        _ runs: [String: Run] = [:], with counterparts: String = ""
    ) async throws -> (text: String, isGood: Bool) {
        defer { try? FileManager.default.removeItem(at: folder) }
        try copyRunner()
        try write(Self.program, to: "program")
        for (name, file) in Self.files {
            let waits = name == "values" ? "" : " async"
            try write("@Test func one()\(waits) {}\n", to: "Tests/\(file).swift")
            let run = runs[name] ?? Run(passed: ["fine"])
            let owner = name == "telephones" ? "PhoneBridgeTests" : name
            try write(run.events(String(file.split(separator: "/").last ?? "")), to: "events.\(owner)")
            try write("\(run.status)", to: "status.\(owner)")
        }
        let again = runs["again"] ?? Run()
        try write(again.events("B"), to: "events.again")
        try write("\(again.status)", to: "status.again")
        let command = "cd \(folder.path) && scripts/run-tests.py --program ./program --with '\(counterparts)'"
        do {
            let limit = runs.values.contains { $0.status == 124 } ? "2" : "120"
            let text = try await Subprocess.run(
                "/bin/sh", ["-c", command], environment: ["RUNS": folder.path, "TEST_LIMIT": limit])
            return (text, true)
        } catch let failure as SubprocessFailure {
            return (failure.output, false)
        }
    }

    private func copyRunner() throws {
        let scripts = folder.appending(path: "scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: BuiltProducts.sourceDirectory.appending(path: "scripts/run-tests.py"),
            to: scripts.appending(path: "run-tests.py"))
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    @Test func `tells how many passed, how long they took, and what did not run`() async throws {
        let (text, isGood) = try await output()

        #expect(isGood, "\(text)")
        #expect(text.hasSuffix("5 passed, 0 failed\n"), "\(text)")
        #expect(text.contains("✔ BTests: 1 tests in"))
        #expect(text.contains("The 20 slowest suites"))
        #expect(text.contains("Not run this time, see CONTRIBUTING.md: fuzzing, home-assistant, "))
    }

    @Test func `runs a counterpart that is asked for`() async throws {
        let (text, isGood) = try await output(with: "telephones")

        #expect(isGood, "\(text)")
        #expect(text.contains("Counterparts of this run: telephones"))
        #expect(text.contains("✔ PhoneBridgeTests: 1 tests in"))
    }

    @Test func `refuses a counterpart that nobody knows`() async throws {
        let (text, isGood) = try await output(with: "a-toaster")

        #expect(!isGood)
        #expect(text.contains("no counterpart is called a-toaster"))
    }

    @Test func `asks tests that use sound again, and names them at the end`() async throws {
        let (text, isGood) = try await output([
            "BTests": Run(failed: ["sound [two]"], status: 1), "again": Run(passed: ["sound [two]"]),
        ])

        #expect(text.contains("Passed only when asked again, alone:\n  ATests: A suite: sound [two]\n"), "\(text)")
        #expect(isGood, "\(text)")
    }

    @Test(arguments: [
        (Run(failed: ["one"], status: 1), "ATests: A suite: one"),
        (Run(failed: ["one", "sound two"], status: 1), "ATests: A suite: one"),
        (Run(failed: ["sound one", "sound two", "sound three", "sound four"], status: 1), "sound four"),
        (Run(passed: ["one"], unfinished: ["sound two"], status: 1), "did not end"),
        (Run(passed: ["one"], unfinished: ["two"], status: 124), "stood still"),
        (Run(passed: ["one"], status: 1), "no test failed by name"),
        (Run(), "No test was run of BTests/B.swift"),
    ])
    func `asks nothing else again`(run: Run, word: String) async throws {
        let (text, isGood) = try await output([
            "BTests": run, "again": Run(passed: run.failed + run.unfinished),
        ])

        #expect(!isGood)
        #expect(text.contains(word), "\(text)")
        #expect(!text.contains("asked again"))
    }

    @Test(arguments: ["values", "AcceptanceTests", "apart", "quiet"])
    func `knows what failed, wherever it ran`(name: String) async throws {
        let (text, isGood) = try await output([name: Run(failed: ["one"], status: 1)])

        #expect(!isGood)
        #expect(text.contains("Failed:\n  ATests: A suite: one"), "\(text)")
    }

    /// They wait for ever where another test has left a child that ended.
    @Test func `has those that start processes of their own apart`() throws {
        let starting = try Checkout.tests().filter { file in
            file.code.contains { $0.contains("#expect(processExits" + "With") }
        }

        #expect(starting.map(\.path).filter { !$0.hasSuffix("/LeakTests.swift") } == [])
        #expect(starting.count == 1)
    }

    @Test(arguments: [Run(failed: ["sound one"], status: 1), Run()])
    func `takes what fails twice, or cannot be asked again, for a defect`(again: Run) async throws {
        let (_, isGood) = try await output(["BTests": Run(failed: ["sound one"], status: 1), "again": again])

        #expect(!isGood)
    }

    @Test func `knows the tests that use sound by their tag`() throws {
        let tests = try Checkout.tests().filter { $0.path.hasSuffix("Tests.swift") }
        let sounding = tests.filter { file in
            file.code.contains { $0.contains("VirtualAudio.start") || $0.contains("VirtualSoundCard.start") }
        }
        let untagged = sounding.filter { !$0.names.contains("usesSound") }

        #expect(sounding.count > 5)
        #expect(untagged.map(\.path) == [])
    }

    @Test func `names only files that are there`() throws {
        let named = try Checkout.text(of: "scripts/run-tests.py").matches(of: /"(\w+Tests\/[\w\/]+\.swift)"/)

        #expect(named.count > 15)
        #expect(named.map { "Tests/\($0.output.1)" }.filter { !Checkout.has($0) } == [])
    }

    @Test func `has each counterpart in one quarter, and in the list of what is left out`() async throws {
        let script = BuiltProducts.sourceDirectory.appending(path: "scripts/run-tests.py").path
        let all = try await Subprocess.run(script, ["--list"]).split(separator: "\n")
        var quarters: [Substring] = []
        for quarter in 0..<4 {
            quarters += try await Subprocess.run(script, ["--list", "\(quarter)"]).split(separator: "\n")
        }
        let page = try Checkout.text(of: "CONTRIBUTING.md")

        #expect(all.count > 5)
        #expect(quarters.sorted() == all.sorted())
        #expect(all.filter { !page.contains("| `\($0)` |") } == [])
    }
}
