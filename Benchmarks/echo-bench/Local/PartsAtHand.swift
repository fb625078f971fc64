import Foundation

/// The parts that were got on this machine, and servers that run with some of them and no others.
struct PartsAtHand: Sendable {
    struct Part: Sendable, Decodable {
        let name: String
        let role: String
        let ready: Bool
    }

    let parts: [Part]
    private let path: String
    private let folder: URL

    /// - Parameter path: of the program.
    init(path: String) throws {
        self.path = path
        let list = Process()
        let output = Pipe()
        (list.executableURL, list.arguments) = (URL(filePath: path), ["local", "list", "--json"])
        list.standardOutput = output
        list.standardError = FileHandle.nullDevice
        try list.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        list.waitUntilExit()
        parts = try JSONDecoder().decode([Part].self, from: data).filter(\.ready)
        let home = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? NSHomeDirectory() + "/.local/share"
        folder = URL(filePath: home).appending(path: "echo-tui/parts")
    }

    func of(_ role: String) -> [String] { parts.filter { $0.role == role }.map(\.name) }

    /// `echo-tui serve` with these parts; with none, what comes with the program.
    func serve(_ names: [String]) throws -> PartedServer {
        let data = try home(names)
        let server = try ServedProgram(
            path: path, parts: names.isEmpty ? "built-in" : "auto", environment: Self.environment(of: data))
        return PartedServer(server: server, data: data)
    }

    /// A folder of data in which these parts are, and no others.
    func home(_ names: [String]) throws -> URL {
        let files = FileManager.default
        let data = files.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)")
        let parts = data.appending(path: "echo-tui/parts")
        try files.createDirectory(at: parts, withIntermediateDirectories: true)
        for name in names {
            try files.createSymbolicLink(
                at: parts.appending(path: name), withDestinationURL: folder.appending(path: name))
        }
        return data
    }

    /// Nobody else's programs of parts are used.
    static func environment(of data: URL) -> [String: String] {
        ["XDG_DATA_HOME": data.path, "XDG_RUNTIME_DIR": data.path]
    }
}

/// A server with parts, whose folder of data goes with it.
struct PartedServer: Sendable {
    let server: ServedProgram
    let data: URL

    var client: ServeClient { ServeClient(port: server.port, token: server.token) }

    func stop() {
        server.stop()
        try? FileManager.default.removeItem(at: data)
    }

    /// The process of the part that such a program serves; nil when it does not run.
    func process(_ program: String) -> pid_t? {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { pid_t($0) } ?? []
        return all.first { process in
            let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            let text = String(decoding: line, as: UTF8.self)
            return text.contains(program) && text.contains(data.lastPathComponent)
        }
    }
}
