import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import Synchronization
import Testing

@testable import PhoneBridge

/// The program itself, killed with SIGKILL.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `A bridge that is killed amid calls` {
    private static let calls = 3
    private static let token = "client-token"

    private let folder = FileManager.default.temporaryDirectory.appending(path: "killed-\(UUID().uuidString)")

    private func environment(database: String) -> [String: String] {
        [
            "XDG_DATA_HOME": folder.appending(path: "data").path,
            "XDG_STATE_HOME": folder.appending(path: "state").path,
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "DATABASE_URL": database, "ECHO_BRIDGE_TOKEN": Self.token,
            "ECHO_ASTERISK_PASSWORD": "pbx-password", "TWILIO_ACCOUNT_SID": "AC1", "TWILIO_AUTH_TOKEN": "none",
        ]
    }

    private func start(_ environment: [String: String]) async throws -> (terminal: PseudoTerminal, port: Int) {
        let config = folder.appending(path: "config.toml")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("[phone]\nallow = [\"any\"]\nrecord = \"announce\"\n".utf8).write(to: config)
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path,
            arguments: ["bridge", "--port", "0", "--config", config.path], environment: environment)
        do {
            try await terminal.require("Press Ctrl+C to stop;")
            let port = terminal.screenText().firstMatch(of: /Address: +http:\/\/127\.0\.0\.1:(\d+)/)?.output.1
            return (terminal, try #require(port.flatMap { Int($0) }))
        } catch {
            terminal.close()
            throw error
        }
    }

    private func get(_ path: String, port: Int) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request("GET", path, port: port, token: Self.token)
    }

    /// Calls until the connection breaks.
    private func call(_ number: Int, port: Int) async throws {
        let client = try await WatchingClient.connect(
            "/asterisk?from=+1201555010\(number)&to=100", port: port,
            headers: ["Authorization": StrangePBX.basic("pbx-password")])
        let pbx = StrangePBX(client, isJSON: true)
        try await pbx.start(channel: "1795412267.\(number)")
        _ = try? await pbx.play(until: "HANGUP")
    }

    /// Bytes of each file with sound.
    private var sizes: [Int] {
        let sounds = folder.appending(path: "data/echo-tui/conversations/sound")
        let files = try? FileManager.default.contentsOfDirectory(at: sounds, includingPropertiesForKeys: [.fileSizeKey])
        return (files ?? []).compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
    }

    @Test func `tells at its next start that they broke off, and plays what of them was recorded`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try PostgresServer.shared.get()
        _ = try server.makeDatabase()
        try server.query("CREATE DATABASE killed", database: "postgres")
        try await tells(environment(database: server.address("killed")))
    }

    @Test func `tells the same of the history, where there is no database`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await tells(environment(database: ""))
    }

    private func tells(_ environment: [String: String]) async throws {
        let first = try await start(environment)
        let port = first.port
        try await withThrowingTaskGroup { group in
            for number in 1...Self.calls { group.addTask { try await call(number, port: port) } }
            #expect(await eventually { sizes.count { $0 > 2_500 } >= Self.calls })
            first.terminal.signal(SIGKILL)
            _ = await first.terminal.exitStatus()
            try await group.waitForAll()
        }
        first.terminal.close()

        let second = try await start(environment)
        defer { second.terminal.close() }
        let all = Array(repeating: "broken-off", count: Self.calls)
        #expect(await eventually { (try? await statuses(second.port)) == all })

        #expect(await eventually { (try? await recordings(second.port).count) == Self.calls })
        for recording in try await recordings(second.port) {
            let id = try #require(recording["id"]?.string)
            let sound = try await get("/api/recordings/\(id)", port: second.port)
            #expect(sound.status == 200)
            #expect(sound.body.starts(with: Data("RIFF".utf8)))
            // Of the assistant, whose greeting it is.
            #expect(sound.body.dropFirst(44).contains { $0 != 0 })
        }
        second.terminal.signal(SIGTERM)
        #expect(await second.terminal.exitStatus() == .exited(0))
    }

    private func statuses(_ port: Int) async throws -> [String] {
        let calls = try await get("/api/calls/history", port: port).json["calls"]?.array ?? []
        return calls.compactMap { $0["status"]?.string }
    }

    private func recordings(_ port: Int) async throws -> [JSONValue] {
        try await get("/api/recordings", port: port).json["recordings"]?.array ?? []
    }
}
