import Echo
import Foundation
import Testing

/// The MCP servers that the tests start.
enum PythonServers {
    private static let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let scripts = checkout.appending(path: "Tests/MCPServers")
    private static let place = checkout.appending(path: ".build/mcp-servers")

    static let python = place.appending(path: "venv/bin/python").path
    static let areInstalled = FileManager.default.fileExists(atPath: place.appending(path: "installed").path)
    static let needed: any SuiteTrait & TestTrait = .enabled(
        if: areInstalled,
        "scripts/mcp-servers.sh installs the servers from PyPI; .build/mcp-servers/log says why it did not")

    static func transcript(_ name: String) throws -> String {
        try String(contentsOf: scripts.appending(path: "transcripts/\(name)"), encoding: .utf8)
    }

    /// Needs no library.
    static func odd(_ manners: String..., given environment: [String: String] = [:]) -> MCPServer {
        server("odd", "python3", [scripts.appending(path: "odd.py").path] + manners, environment)
    }

    static func bench(named name: String = "bench", environment: [String: String] = [:]) -> MCPServer {
        server(name, python, [scripts.appending(path: "bench.py").path], environment)
    }

    static func module(_ module: String, _ arguments: String...) -> MCPServer {
        server(module, python, ["-m", module] + arguments)
    }

    private static func server(
        _ name: String, _ command: String, _ arguments: [String], _ environment: [String: String] = [:]
    ) -> MCPServer {
        MCPServer(
            name: name, connection: .program(command: command, arguments: arguments, environment: environment))
    }

    /// Runs the bench over HTTP while `body` runs, which gets its URL.
    static func http(_ words: String..., body: (String) async throws -> Void) async throws {
        try await run([python, scripts.appending(path: "bench.py").path, "http"] + words) { port in
            try await body("http://127.0.0.1:\(port)/\(words.contains("stream") ? "sse" : "mcp")")
        }
    }

    /// A server that answers in its stream of events alone, while `body` runs; it needs no library.
    static func stream(_ manners: [String], body: (String) async throws -> Void) async throws {
        try await run(["/usr/bin/env", "python3", scripts.appending(path: "stream.py").path] + manners) { port in
            try await body("http://127.0.0.1:\(port)/sse")
        }
    }

    private static func run(_ words: [String], body: (Int) async throws -> Void) async throws {
        let process = Process()
        process.executableURL = URL(filePath: words[0])
        process.arguments = Array(words.dropFirst())
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = Pipe()
        let (ended, ending) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in ending.finish() }
        let (pieces, reading) = AsyncStream.makeStream(of: Data.self)
        output.fileHandleForReading.readabilityHandler = { reading.yield($0.availableData) }
        try process.run()
        do {
            try await body(try await port(in: pieces))
        } catch {
            await end(process, ended)
            throw error
        }
        output.fileHandleForReading.readabilityHandler = nil
        await end(process, ended)
    }

    private static func port(in pieces: AsyncStream<Data>) async throws -> Int {
        var line = ""
        for await piece in pieces {
            line += String(decoding: piece, as: UTF8.self)
            if line.contains("\n") || piece.isEmpty { break }
        }
        return try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    /// Its own way of ending waits for whoever still listens.
    private static func end(_ process: Process, _ ended: AsyncStream<Void>) async {
        kill(process.processIdentifier, SIGKILL)
        for await _ in ended {}
    }
}
