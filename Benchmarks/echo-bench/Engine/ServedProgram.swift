import Foundation

/// The program as a server in a process of its own, so that its memory is not taken for the client's.
final class ServedProgram: Sendable {
    let url: String
    let token = "benchmark"
    private let process: Process

    /// Returns when it listens.
    init(path: String) throws {
        let output = Pipe()
        process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = ["serve", "--token", token]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var said = ""
        while !said.contains("Ctrl+C") {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw BenchmarkFailure("the server ended: \(said)") }
            said += String(decoding: more, as: UTF8.self)
        }
        guard let address = said.firstMatch(of: /Address: +(\S+)/) else {
            throw BenchmarkFailure("the server did not tell its address: \(said)")
        }
        url = String(address.output.1)
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
