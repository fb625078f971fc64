import Foundation

/// A server in a process of its own, so that its memory and its time are not taken for the client's.
final class ServedProgram: Sendable {
    let url: String
    let token: String
    private let process: Process

    /// The program itself.
    convenience init(path: String) throws {
        try self.init(
            path: path, arguments: ["serve", "--token", "benchmark", "--sessions", "1024"], token: "benchmark")
    }

    /// The program itself, with such parts (`--parts`).
    convenience init(path: String, parts: String, environment: [String: String]) throws {
        try self.init(
            path: path, arguments: ["serve", "--token", "benchmark", "--parts", parts], token: "benchmark",
            environment: environment)
    }

    /// One that answers without thinking.
    static func scripted() throws -> ServedProgram {
        try ServedProgram(
            path: ProcessInfo.processInfo.arguments[0], arguments: [ScriptedServer.option], token: nil)
    }

    /// One that joins so many calls with a Realtime server at this address.
    ///
    /// - Parameter isPlain: it only passes sound on: it listens for no interruptions.
    static func bridge(server: String, calls: Int, isPlain: Bool = false) throws -> ServedProgram {
        let arguments = [HeldBridge.option, server, "--calls", "\(calls)"] + (isPlain ? [HeldBridge.plainOption] : [])
        return try ServedProgram(path: ProcessInfo.processInfo.arguments[0], arguments: arguments, token: nil)
    }

    /// A script that tells its address as those do.
    static func script(_ script: String, of interpreter: String, _ arguments: [String]) throws -> ServedProgram {
        try ServedProgram(path: interpreter, arguments: ["-e", script, "--"] + arguments, token: nil)
    }

    /// Returns when it listens.
    ///
    /// - Parameter token: nil where the server tells it behind its address.
    private init(
        path: String, arguments: [String], token: String?, environment: [String: String] = [:]
    ) throws {
        let output = Pipe()
        process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
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
        guard let address = said.firstMatch(of: /Address: +(\S+)\s+(\S+)/) else {
            throw BenchmarkFailure("the server did not tell its address: \(said)")
        }
        url = String(address.output.1)
        self.token = token ?? String(address.output.2)
    }

    var pid: pid_t { process.processIdentifier }

    var port: Int { URL(string: url)?.port ?? 0 }

    func stop() {
        process.terminate()
        process.waitUntilExit()
    }
}
