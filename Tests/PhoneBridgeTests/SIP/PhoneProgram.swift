import EchoTestKit
import Foundation
import Synchronization

/// A telephone of strangers as a program of its own, which ends with the test that started it.
final class PhoneProgram: Sendable {
    private let process: Process
    private let output = Mutex("")
    private let input = Pipe()
    /// Its files are here, and go with it.
    let folder: URL

    init(_ program: String, _ arguments: [String], in folder: URL) throws {
        self.folder = folder
        process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "HOME": folder.path]
        let pipe = Pipe()
        (process.standardOutput, process.standardError, process.standardInput) = (pipe, pipe, input)
        pipe.fileHandleForReading.readabilityHandler = { [self] handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil }
            output.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        try process.run()
    }

    /// Presses keys, or says a command.
    func type(_ keys: String) { input.fileHandleForWriting.write(Data(keys.utf8)) }

    var text: String { output.withLock { $0 } }
    var isRunning: Bool { process.isRunning }
    var status: Int32 { process.isRunning ? -1 : process.terminationStatus }

    /// Ends this program and no other, also one that does not want to.
    func end() async {
        if process.isRunning { process.terminate() }
        if await !eventually(within: .seconds(5), { !process.isRunning }) {
            kill(process.processIdentifier, SIGKILL)
            _ = await eventually { !process.isRunning }
        }
        try? FileManager.default.removeItem(at: folder)
    }

    static func makeFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "phone-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
