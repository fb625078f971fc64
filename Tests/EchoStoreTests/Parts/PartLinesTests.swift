import EchoPrograms
import EchoScreen
import Testing

@testable import EchoStore

@Suite struct `What the program that gets a part tells` {
    private func lines(_ pieces: String...) -> (PartLines, [PartProgress]) {
        var lines = PartLines()
        let progress = pieces.flatMap { lines.add(Array($0.utf8)) }
        return (lines, progress)
    }

    private func problem(_ lines: PartLines, _ end: ProgramEnd) -> PartError? {
        do throws(PartError) {
            try lines.check(end)
            return nil
        } catch {
            return error
        }
    }

    @Test func `comes line by line, however it is cut`() {
        let (lines, progress) = lines(
            "{\"done\": 1, \"o", "f\": 9}\n{\"done\": 9, \"of\": 9}\n", "{\"ready\": \"x\"}\n")

        #expect(progress == [.loaded(bytes: 1, of: 9), .loaded(bytes: 9, of: 9), .ready])
        #expect(problem(lines, .ended(.exited(0), lastErrors: [])) == nil)
    }

    @Test func `is passed over where it is something else`() {
        let (lines, progress) = lines("Traceback\n\n{\"done\": \"x\"}\n")

        #expect(progress == [])
        #expect(problem(lines, .ended(.exited(0), lastErrors: [])) != nil)
    }

    @Test func `says why there is no part`() {
        let (failed, _) = lines("{\"error\": \"The disk is full.\"}\n")
        let (silent, _) = lines()

        #expect(problem(failed, .ended(.exited(1), lastErrors: [])) == .failed(reason: "The disk is full."))
        #expect(problem(silent, .ended(.exited(3), lastErrors: [])) == .stopped)
        #expect(problem(silent, .ended(.killed(signal: 15), lastErrors: [])) == .stopped)
        #expect(problem(silent, .notStarted(reason: "no such file")) == .noPython)
        let errors = Array("a\nImportError: x\n".utf8)
        #expect(problem(silent, .ended(.exited(1), lastErrors: errors)) == .failed(reason: "ImportError: x"))
    }

    @Test func `is not kept without end`() {
        var lines = PartLines()
        for _ in 0..<100 { _ = lines.add([UInt8](repeating: 0x61, count: 10_000)) }

        let last = lines.add(Array("\n{\"done\": 1, \"of\": 2}\n".utf8))
        #expect(last == [.loaded(bytes: 1, of: 2)])
    }
}
