import Foundation
import ProgramHarness
import Testing

/// What `make test` does with tests that fail: `swift` is a stand-in that tells of the runs it is given: of the tests that run
/// together, of those apart, of those with screens and of those with servers, which run one after the other in two rows,
/// of those that nothing may run beside, and of those that are asked again.
@Suite struct `The runner of the tests` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "runner-\(UUID().uuidString)")

    /// One run: what becomes of its tests, and how `swift test` ends.
    struct Run: Sendable {
        var passed: [String] = []
        var failed: [String] = []
        var unfinished: [String] = []
        var status = 0

        fileprivate var events: String {
            let tests = passed + failed + unfinished
            return
                (tests.map(Self.test) + tests.map { Self.event("testStarted", $0) }
                + failed.map { Self.event("issueRecorded", $0, #","issue":{"isKnown":false}"#) }
                + (passed + failed).map { Self.event("testEnded", $0) }).joined(separator: "\n")
        }

        private static func id(_ test: String) -> String { "ATests.`A suite`\\/`\(test)`()\\/A.swift:1:2" }

        private static func test(_ test: String) -> String {
            let tags = test.contains("sound") ? #","_tags":[".usesSound"]"# : ""
            return #"{"kind":"test","payload":{"id":"\#(id(test))"\#(tags)}}"#
        }

        private static func event(_ kind: String, _ test: String, _ more: String = "") -> String {
            #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id(test))"\#(more)}}"#
        }
    }

    private static let swift = #"""
        #!/usr/bin/env bash
        [ "$1" = test ] || exit 0
        run=again
        case "$*" in
        *--filter\ ^\(Acceptance*) run=screens ;;
        *--skip\ *) run=servers ;;
        *leave\ behind) run=apart ;;
        *interrupts\ the\ program) run=quiet ;;
        *--no-parallel*) ;;
        *) run=together ;;
        esac
        while [ $# -gt 0 ]; do
            [ "$1" != --event-stream-output-path ] || cp "$RUNS/events.$run" "$2"
            [ "$1" != --filter ] || [ "$run" != again ] || echo "asked for $2"
            shift
        done
        exit "$(cat "$RUNS/status.$run")"
        """#

    /// What the runner says, and whether it finds the tests good.
    private func output(
        _ servers: Run, screens: Run = Run(), together: Run = Run(), apart: Run = Run(), quiet: Run = Run(),
        then again: Run = Run()
    ) async throws -> (text: String, isGood: Bool) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let scripts = folder.appending(path: "scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        for name in ["test.sh", "failed-tests.py"] {
            try FileManager.default.copyItem(
                at: BuiltProducts.sourceDirectory.appending(path: "scripts/\(name)"), to: scripts.appending(path: name))
        }
        try write(Self.swift, to: "swift")
        for name in ["mcp-servers.sh", "home-assistant.sh"] { try write("#!/bin/sh\n", to: "scripts/\(name)") }
        for (run, name) in [
            (together, "together"), (apart, "apart"), (screens, "screens"), (servers, "servers"), (quiet, "quiet"),
            (again, "again"),
        ] {
            try write(run.events + "\n", to: "events.\(name)")
            try write("\(run.status)", to: "status.\(name)")
        }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        do {
            let text = try await Subprocess.run(
                scripts.appending(path: "test.sh").path, [],
                environment: ["PATH": "\(folder.path):\(path)", "RUNS": folder.path])
            return (text, true)
        } catch let failure as SubprocessFailure {
            return (failure.output, false)
        }
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    @Test func `says nothing when all pass`() async throws {
        let (text, isGood) = try await output(Run(passed: ["one", "sound two"]))

        #expect(isGood)
        #expect(text == "")
    }

    @Test func `asks tests that use sound again, and names them at the end`() async throws {
        let (text, isGood) = try await output(
            Run(passed: ["one"], failed: ["sound [two]"], status: 1), then: Run(passed: ["sound [two]"]))

        #expect(isGood)
        #expect(text.contains("asked for ^ATests..A suite...sound .two.....A.swift.1.2$"))
        #expect(text.hasSuffix("Passed only when asked again, alone:\n  ATests: A suite: sound [two]\n"))
    }

    @Test(arguments: [
        (Run(failed: ["one"], status: 1), "ATests: A suite: one"),
        (Run(failed: ["one", "sound two"], status: 1), "ATests: A suite: one"),
        (Run(failed: ["sound one", "sound two", "sound three", "sound four"], status: 1), "sound four"),
        (Run(unfinished: ["sound one"], status: 1), "sound one"),
        (Run(passed: ["one"], unfinished: ["two"], status: 124), "stood still"),
        (Run(passed: ["one"], status: 1), "no test by name"),
    ])
    func `asks nothing else again`(run: Run, word: String) async throws {
        let (text, isGood) = try await output(run, then: Run(passed: run.failed + run.unfinished))

        #expect(!isGood)
        #expect(text.contains(word), "\(text)")
        #expect(!text.contains("asked for"))
    }

    @Test func `knows what failed among those that run together`() async throws {
        let (text, isGood) = try await output(Run(passed: ["two"]), together: Run(failed: ["one"], status: 1))

        #expect(!isGood)
        #expect(text.contains("ATests: A suite: one"), "\(text)")
    }

    @Test func `knows what failed among those with screens, which nobody waits for first`() async throws {
        let (text, isGood) = try await output(Run(passed: ["two"]), screens: Run(failed: ["one"], status: 1))

        #expect(!isGood)
        #expect(text.contains("ATests: A suite: one"), "\(text)")
    }

    @Test func `asks sound of both rows again`() async throws {
        let (text, isGood) = try await output(
            Run(failed: ["sound one"], status: 1), screens: Run(failed: ["sound two"], status: 1),
            then: Run(passed: ["sound one", "sound two"]))

        #expect(isGood)
        #expect(text.contains("sound one") && text.contains("sound two"), "\(text)")
    }

    @Test func `knows what failed among those that nothing runs beside`() async throws {
        let (text, isGood) = try await output(Run(passed: ["two"]), quiet: Run(failed: ["one"], status: 1))

        #expect(!isGood)
        #expect(text.contains("ATests: A suite: one"), "\(text)")
    }

    @Test func `knows what failed among those apart`() async throws {
        let (text, isGood) = try await output(Run(passed: ["two"]), apart: Run(failed: ["one"], status: 1))

        #expect(!isGood)
        #expect(text.contains("ATests: A suite: one"), "\(text)")
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
        let (_, isGood) = try await output(Run(failed: ["sound one"], status: 1), then: again)

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
}
