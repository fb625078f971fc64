import EchoConcurrency
import EchoPrograms
import Foundation
import Immersion

/// `grammalecte-server` on loopback, which starts with the first question.
///
/// Its worker outlives it and does not listen when it is asked to end: the whole group is ended, by us, or by a shell
/// in front of it when we are gone.
actor GrammalecteServer {
    private nonisolated let thread = WorkThread(name: "echo.grammalecte")
    private let program: String
    private var running: (program: PipedProgram, port: Int)?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Throws: `notInstalled`.
    init() throws(ProviderError) {
        guard let program = ProgramFinder.path(of: "grammalecte-server") else {
            throw .notInstalled(part: "grammalecte-cli")
        }
        self.program = program
    }

    /// Where it listens, or will in a moment.
    func port() throws(ProviderError) -> Int {
        if let running { return running.port }
        let port = Int.random(in: 20_000..<32_000)
        // The shell waits until its input is over, which is when we end, and takes the group with it.
        let script = "\"$1\" -ht 127.0.0.1 -p \"$2\" </dev/null >/dev/null 2>&1 & read nothing; kill -9 0"
        do throws(ProgramError) {
            let words = ["-c", script, "sh", program, "\(port)"]
            running = (try PipedProgram(ProgramCommand("/bin/sh", words, kind: .tool)), port)
        } catch {
            throw ProviderError(error, of: program)
        }
        return port
    }

    /// Ends it; the next question starts it again, on another port.
    func stop() { running = nil }
}
