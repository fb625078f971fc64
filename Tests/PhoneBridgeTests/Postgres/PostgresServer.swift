import Foundation
import PhoneBridge
import Synchronization
import Testing

/// A PostgreSQL 15 of the tests' own, in a temporary folder, reached through a socket there; it ends with the tests.
final class PostgresServer: Sendable {
    /// The one that all tests share, each with a database of its own.
    static let shared = Result { try PostgresServer() }

    private static let running = Mutex<[PostgresServer]>([])
    private static let programs =
        ["/usr/lib/postgresql/15/bin", "/usr/bin", "/usr/local/bin"]
        .first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") } ?? "/usr/lib/postgresql/15/bin"

    private let folder: URL
    private let databases = Mutex(0)

    init() throws {
        // A socket's path has room for a hundred bytes.
        folder = URL(filePath: "/tmp").appending(path: "pg-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if getuid() == 0 { try Self.run(URL(filePath: "/bin/chown"), ["postgres", folder.path]) }
        try run("initdb", ["-D", data, "-U", "echo", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8"])
        Self.running.withLock { $0.append(self) }
        atexit { PostgresServer.running.withLock { $0 }.forEach { $0.remove() } }
        try start()
    }

    private var data: String { folder.appending(path: "data").path }

    /// The server is a child of the tests, not of a program that starts it and goes: the end of such a program is not
    /// seen as long as the server has what it inherited from it.
    func start() throws {
        let server = Process()
        let options = ["listen_addresses=", "fsync=off", "max_connections=200"].flatMap { ["-c", $0] }
        let arguments = ["-D", data, "-k", folder.path] + options
        (server.executableURL, server.arguments) = Self.command(Self.programs + "/postgres", arguments)
        server.currentDirectoryURL = URL(filePath: "/")
        for stream in [\Process.standardInput, \.standardOutput, \.standardError] {
            server[keyPath: stream] = FileHandle.nullDevice
        }
        try server.run()
        let deadline = ContinuousClock.now + .seconds(60)
        while (try? run("pg_isready", ["-q", "-h", folder.path])) == nil {
            guard server.isRunning, ContinuousClock.now < deadline else { throw Failure(command: "postgres") }
            usleep(20_000)
        }
    }

    /// Without waiting for those who are connected.
    func stop() throws { try run("pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"]) }

    /// An address of a new, empty database.
    func makeDatabase() throws -> PostgresAddress {
        let number = databases.withLock { count in
            count += 1
            return count
        }
        try query("CREATE DATABASE test\(number)", database: "postgres")
        return try #require(PostgresAddress(address("test\(number)")))
    }

    func address(_ database: String) -> String { "postgresql://echo:secret-word@/\(database)?host=\(folder.path)" }

    /// Through PostgreSQL's own client.
    @discardableResult
    func query(_ statement: String, database: String) throws -> String {
        try run("psql", ["-h", folder.path, "-U", "echo", "-d", database, "-v", "ON_ERROR_STOP=1", "-Atc", statement])
    }

    private func remove() {
        try? stop()
        try? FileManager.default.removeItem(at: folder)
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let (path, all) = Self.command(Self.programs + "/" + program, arguments)
        return try Self.run(path, all)
    }

    /// The server refuses to be started by root.
    private static func command(_ path: String, _ arguments: [String]) -> (URL, [String]) {
        guard getuid() == 0 else { return (URL(filePath: path), arguments) }
        return (URL(filePath: "/usr/sbin/runuser"), ["-u", "postgres", "--", path] + arguments)
    }

    @discardableResult
    private static func run(_ program: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: "/")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(command: ([program.path] + arguments).joined(separator: " "))
        }
        return String(decoding: text, as: UTF8.self)
    }

    struct Failure: Error { let command: String }
}
