import Foundation
import ProgramHarness

/// A telephone of strangers as a program of its own, in a terminal, without which some of them hold back what they print. It
/// ends with the test that started it.
final class PhoneProgram: Sendable {
    private let terminal: PseudoTerminal
    /// Its files are here, and go with it.
    let folder: URL

    init(_ program: String, _ arguments: [String], in folder: URL) throws {
        self.folder = folder
        terminal = try PseudoTerminal(command: program, arguments: arguments, columns: 200)
    }

    /// Presses keys, or says a command.
    func type(_ keys: String) { terminal.send(keys) }

    /// All that it printed.
    var text: String { String(decoding: terminal.rawOutput, as: UTF8.self) }

    /// Nil while it runs.
    func exit(within limit: Duration = .zero) async -> ExitStatus? { await terminal.exitStatus(timeout: limit) }

    /// Ends this program and no other, also one that does not want to.
    func end() async {
        terminal.signal(SIGTERM)
        if await exit(within: .seconds(5)) == nil { terminal.signal(SIGKILL) }
        _ = await exit(within: .seconds(5))
        terminal.close()
        try? FileManager.default.removeItem(at: folder)
    }

    static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "phone-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
