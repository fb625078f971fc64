import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import EchoPrograms

@Suite(.serialized) struct `A program is written to and read from while it runs` {
    private func shell(_ script: String, patience: Duration = .seconds(60)) -> StreamedProgram {
        StreamedProgram(ProgramCommand("/bin/sh", ["-c", script], kind: .configured), patience: patience)
    }

    /// All it says, and how it ends.
    private func rest(of program: StreamedProgram) async -> (output: String, end: ProgramEnd) {
        var bytes: [UInt8] = []
        while true {
            switch await program.next() {
            case .output(let piece): bytes += piece
            case .end(let end): return (String(decoding: bytes, as: UTF8.self), end)
            }
        }
    }

    @Test func `it sees no secret, no open file and no signal of ours`() async {
        let said = await StrangeParent.isHere { await rest(of: shell(StrangeParent.question)).output }
        #expect(StrangeParent.isUnseen(in: said), "\(said)")
    }

    @Test func `much goes through it both ways at once`() async {
        let program = StreamedProgram(ProgramCommand("cat", kind: .configured), patience: .seconds(60))
        let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 300_000)
        for _ in 0..<20 { program.write(piece) }
        program.hangUp()
        program.write(piece)
        let said = await rest(of: program)
        #expect(said.output.utf8.count == 6_000_000)
        #expect(said.end == .ended(.exited(0), lastErrors: []))
    }

    @Test func `it tells how it ended, and its last words`() async {
        let said = await rest(of: shell("echo out; yes words | head -c 100000 >&2; printf last >&2; exit 3"))
        #expect(said.output == "out\n")
        guard case .ended(.exited(3), let errors) = said.end else {
            Issue.record("\(said.end)")
            return
        }
        #expect(errors.count <= 4096)
        #expect(String(decoding: errors, as: UTF8.self).hasSuffix("words\nwordlast"))
        #expect(await rest(of: shell("kill -9 $$")).end == .ended(.killed(signal: 9), lastErrors: []))
    }

    @Test func `whom it leaves behind ends with it, and holds nobody up`() async throws {
        let said = await rest(of: shell("sleep 1000 & echo $! $$"))
        let ids = said.output.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
        #expect(ids.count == 2)
        #expect(said.end == .ended(.exited(0), lastErrors: []))
        #expect(!ProcessState.isThere(ids[1]), "it is reaped")
        #expect(await eventually { !ProcessState.isRunning(ids[0]) })
    }

    @Test func `who got away from its session holds nobody up`() async throws {
        let said = await rest(of: shell("setsid sleep 1000 & echo $!"))
        let id = try #require(pid_t(said.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        kill(id, SIGKILL)
        #expect(said.end == .ended(.exited(0), lastErrors: []))
    }

    @Test func `hung up on, it ends of itself`() async {
        let program = shell("cat; echo bye")
        program.write(Array("hello ".utf8))
        program.hangUp()
        #expect(await rest(of: program) == ("hello bye\n", .ended(.exited(0), lastErrors: [])))
    }

    @Test func `one that does not end is asked to, and killed when that is no use`() async {
        let asked = shell(
            "trap 'echo asked; exit 7' TERM; echo on; while :; do sleep 0.01; done", patience: .milliseconds(60))
        #expect(await asked.next() == .output(Array("on\n".utf8)))
        asked.hangUp()
        let said = await rest(of: asked)
        #expect(said.output == "asked\n")
        #expect(status(said.end) == .exited(7))

        let stubborn = shell("trap '' TERM; echo on; while :; do sleep 0.01; done", patience: .milliseconds(60))
        #expect(await stubborn.next() == .output(Array("on\n".utf8)))
        stubborn.hangUp()
        #expect(status(await rest(of: stubborn).end) == .killed(signal: SIGKILL))
    }

    private func status(_ end: ProgramEnd) -> ProgramStatus? {
        if case .ended(let status, _) = end { status } else { nil }
    }

    @Test func `one that never reads is ended, whatever waits for it`() async {
        let program = shell("exec sleep 1000", patience: .milliseconds(60))
        program.write([UInt8](repeating: 0, count: 1_000_000))
        program.hangUp()
        #expect(await rest(of: program).end == .ended(.killed(signal: SIGTERM), lastErrors: []))
    }

    @Test func `one that closes its output is hung up on`() async {
        #expect(await rest(of: shell("exec >&-; read nothing; exit 4")).end == .ended(.exited(4), lastErrors: []))
    }

    @Test func `one that is not read from waits`() async {
        let program = shell("yes")
        guard case .output(let piece) = await program.next() else { return }
        #expect(piece.count <= 64 << 10)
    }

    @Test func `one that nobody reads from any more is ended`() async throws {
        var program: StreamedProgram? = shell("echo $$; exec sleep 1000")
        guard case .output(let piece)? = await program?.next() else { return }
        let id = try #require(pid_t(String(decoding: piece, as: UTF8.self).trimmingCharacters(in: .newlines)))
        program = nil
        #expect(await eventually { !ProcessState.isThere(id) })
    }

    @Test func `one that is not there is told`() async {
        let program = StreamedProgram(ProgramCommand("/nowhere/at/all", kind: .tool), patience: .seconds(1))
        #expect(await program.next() == .end(.notStarted(reason: "No such file or directory")))
        #expect(await program.next() == .end(.notStarted(reason: "No such file or directory")))
    }
}
