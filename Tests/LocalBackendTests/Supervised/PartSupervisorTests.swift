import EchoPrograms
import Foundation
import Testing

@testable import LocalBackend

/// The programs are small scripts of the shell.
@Suite struct `A program that serves a part` {
    private static let announce = "echo '{\"url\": \"http://127.0.0.1:9/v1\", \"model\": \"m\"}'"
    /// Ends with its input.
    private static let serves = "\(announce); read nothing"

    private func supervisor(
        _ script: String, idle: Duration = .seconds(600), patience: Duration = .seconds(30), log: String? = nil,
        memory: Int = 0, _ problem: TrialProblem = TrialProblem()
    ) -> PartSupervisor {
        let part = OwnPart(
            .ears, title: "Ears", model: "m", words: ["/bin/sh", "-c", script], environment: ["PART": "own"],
            log: log, memory: memory)
        return PartSupervisor(
            part, key: "the-key", idle: idle, patience: patience, room: { MemoryRoom(available: 1 << 30) }
        ) { problem.note($0) }
    }

    private func until(_ isSo: () async -> Bool) async {
        while await !isSo() { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(1))) func `is started by who asks first, for all who ask`() async {
        let supervisor = supervisor(Self.serves)

        async let first = supervisor.run()
        async let second = supervisor.run()
        let (one, other) = await (first, second)

        #expect(one?.baseURL == "http://127.0.0.1:9/v1")
        #expect(one?.model == "m")
        #expect(one?.product == "Ears")
        #expect(one == other)
        if let one { #expect(await supervisor.holds(one)) }
    }

    @Test(.timeLimit(.minutes(1))) func `is told its key and what is its own, and no secret of ours`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "part-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = folder.appending(path: "logs/ears.log").path
        setenv("ECHO_TEST_SECRET", "hush", 1)
        defer { unsetenv("ECHO_TEST_SECRET") }
        let supervisor = supervisor(
            "echo \"$ECHO_PART_KEY $PART ${ECHO_TEST_SECRET:-none} $(nice)\" >&2; \(Self.serves)", log: log)

        _ = await supervisor.run()

        let told = try String(contentsOfFile: log, encoding: .utf8)
        let words = told.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(Array(words.prefix(3)) == ["the-key", "own", "none"])
        #expect((words.last.flatMap { Int($0) } ?? 0) > 0)
        let mode = try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test(.timeLimit(.minutes(1))) func `that ends at once is told of, and rests`() async {
        let problem = TrialProblem()
        let supervisor = supervisor("exit 2", problem)

        #expect(await supervisor.run() == nil)
        #expect(problem.text == "it ended with status 2")
        #expect(await supervisor.run() == nil)
    }

    @Test(.timeLimit(.minutes(1))) func `that dies while it serves is told of`() async {
        let problem = TrialProblem()
        let supervisor = supervisor("\(Self.announce); kill -9 $$", problem)

        let server = await supervisor.run()

        await until { problem.text != nil }
        #expect(problem.text == "it was killed, perhaps for lack of memory")
        if let server { #expect(await !supervisor.holds(server)) }
    }

    @Test(.timeLimit(.minutes(1))) func `that never answers is ended`() async {
        let problem = TrialProblem()
        let supervisor = supervisor("trap '' TERM; read nothing; exit 7", patience: .milliseconds(100), problem)

        #expect(await supervisor.run() == nil)
        #expect(problem.text == "it did not answer within 0 s")
    }

    @Test(.timeLimit(.minutes(1)))
    func `that nobody asks is ended without a word, and started again when it is needed`()
        async
    {
        let problem = TrialProblem()
        let supervisor = supervisor(Self.serves, idle: .milliseconds(50), problem)

        let first = await supervisor.run()
        await until {
            guard let first else { return true }
            try? await Task.sleep(for: .milliseconds(60))
            return await !supervisor.holds(first)
        }

        #expect(await supervisor.run() != nil)
        #expect(problem.text == nil)
    }

    @Test(.timeLimit(.minutes(1))) func `is not started where there is no memory for it`() async {
        let problem = TrialProblem()
        let supervisor = supervisor(Self.serves, memory: 2_000_000_000, problem)

        #expect(await supervisor.run() == nil)
        #expect(problem.text == "it needs 2000 MB of memory, and there is less")
    }

    @Test(.timeLimit(.minutes(1))) func `of a part that is removed serves no more`() async {
        let part = OwnPart(.ears, title: "Ears", model: "m", words: ["/bin/sh", "-c", Self.serves])
        let isThere = Switch()
        let keeper = PartKeeper(idle: .seconds(600), find: { isThere.isOn ? part : nil }, tell: { _, _ in })

        let server = await keeper.run()
        #expect(server != nil)
        isThere.turnOff()

        if let server { #expect(await !keeper.holds(server)) }
        #expect(await !keeper.hasPart)
        #expect(await keeper.run() == nil)
    }

    private final class Switch: Sendable {
        private let note = TrialProblem()
        var isOn: Bool { note.text == nil }
        func turnOff() { note.note("off") }
    }
}

/// Two supervisors stand for two windows.
@Suite struct `A program that serves a part is one for all windows` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "share-\(UUID().uuidString)")

    /// Each start adds a line to a file, and answers at another address.
    private func window(_ key: String, shared: Bool = true) -> PartSupervisor {
        let starts = folder.appending(path: "starts").path
        let script = """
            mkdir -p \(folder.path); echo x >> \(starts)
            echo "{\\"url\\": \\"http://127.0.0.1:$(wc -l < \(starts))/v1\\"}"; read nothing
            """
        let part = OwnPart(
            .ears, title: "Ears", model: "m", words: ["/bin/sh", "-c", script],
            share: shared ? folder.appending(path: "parts/ears").path : nil)
        return PartSupervisor(
            part, key: key, idle: .seconds(600), patience: .seconds(30), room: { MemoryRoom(available: 1 << 30) }
        ) { _ in }
    }

    private func until(_ isSo: () async -> Bool) async {
        while await !isSo() { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(1))) func `which the second asks with the key of the first`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (window("one"), window("two"))

        let own = try #require(await first.run())
        let lent = try #require(await second.run())

        #expect(own.baseURL == "http://127.0.0.1:1/v1")
        #expect(lent == own)
        #expect(lent.ownKey == "one")
        #expect(await second.holds(lent))
        let file = folder.appending(path: "parts/ears.json").path
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        await first.stop()
    }

    @Test(.timeLimit(.minutes(1))) func `both may ask at once`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (window("one"), window("two"))

        async let one = first.run()
        async let other = second.run()
        let (own, lent) = await (one, other)

        #expect(own != nil)
        #expect(own == lent)
        await first.stop()
        await second.stop()
    }

    @Test(.timeLimit(.minutes(1))) func `and when the first is closed, the second starts its own`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (window("one"), window("two"))
        _ = await first.run()
        let lent = try #require(await second.run())

        await first.stop()
        await until { await !second.holds(lent) }
        let own = try #require(await second.run())

        #expect(own.baseURL == "http://127.0.0.1:2/v1")
        #expect(own.ownKey == "two")
        await second.stop()
    }

    @Test(.timeLimit(.minutes(1))) func `unless nobody is to share it`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (first, second) = (window("one", shared: false), window("two", shared: false))

        let one = await first.run()
        let other = await second.run()

        #expect(one != other)
        await first.stop()
        await second.stop()
    }

    @Test func `what a stranger wrote there is not asked`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "ears").path
        let owner = PartShare(path)
        #expect(owner.take() == .free)
        let other = PartShare(path)
        #expect(other.take() == .starting)

        try Data(#"{"url":"http://evil.example:80/v1","key":"k"}"#.utf8).write(to: URL(filePath: path + ".json"))
        #expect(other.take() == .starting)
        owner.tell(PartShare.Address(url: "http://127.0.0.1:5/v1", key: "k"))
        #expect(other.take() == .taken(PartShare.Address(url: "http://127.0.0.1:5/v1", key: "k")))

        owner.release()
        #expect(other.take() == .free)
    }
}
