import EchoTestKit
import Foundation
import ProgramHarness
import Testing

@testable import PhoneBridge

/// Both ends are the program itself.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `A person watches a bridge with the program` {
    private static let token = "client-token"

    private let folder = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID().uuidString)")

    /// - Parameter body: gets the bridge's port.
    private func bridge(_ body: (Int) async throws -> Void) async throws {
        let config = folder.appending(path: "config.toml")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[phone]\nallow = [\"any\"]\n".utf8).write(to: config)
        let terminal = try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path,
            arguments: ["bridge", "--port", "0", "--config", config.path, "--no-history"],
            environment: [
                "XDG_DATA_HOME": folder.appending(path: "data").path,
                "XDG_STATE_HOME": folder.appending(path: "state").path, "DBUS_SESSION_BUS_ADDRESS": "disabled:",
                "ECHO_BRIDGE_TOKEN": Self.token, "ECHO_ASTERISK_PASSWORD": "pbx-password",
            ])
        defer { terminal.close() }
        try await terminal.require("Press Ctrl+C to stop;")
        let port = terminal.screenText().firstMatch(of: /Address: +http:\/\/127\.0\.0\.1:(\d+)/)?.output.1
        try await body(try #require(port.flatMap { Int($0) }))
    }

    private func watch(_ port: Int, _ arguments: [String] = []) throws -> PseudoTerminal {
        try PseudoTerminal(
            command: BuiltProducts.url("echo-tui").path,
            arguments: ["phone", "watch", "http://127.0.0.1:\(port)"] + arguments,
            environment: ["ECHO_BRIDGE_TOKEN": Self.token], columns: 400)
    }

    /// Somebody calls, and hears what the assistant says until the line is cut.
    private func call(_ port: Int) async throws {
        let client = try await WatchingClient.connect(
            "/asterisk?from=%2B12015550101&to=100", port: port,
            headers: ["Authorization": StrangePBX.basic("pbx-password")])
        let pbx = StrangePBX(client, isJSON: true)
        try await pbx.start(channel: "1795412267.1")
        _ = try? await pbx.play(until: "HANGUP")
    }

    @Test func `sees who calls and what is said, and hangs up`() async throws {
        try await bridge { port in
            let person = try watch(port)
            defer { person.close() }
            try await person.require("No calls")
            async let called: Void = call(port)
            try await person.require("call from +1 201-555-0101")
            try await person.require("▸1 ← +1 201-555-0101")
            try await person.require("echo: ")
            person.send("wBe kind.\r")
            try await person.require("a person whispers: Be kind.")
            person.send("t")
            try await person.require("a person takes over")
            person.send("t")
            try await person.require("given back to echo")
            person.send("x")
            try await person.require("hung up here")
            try await person.require("No calls")
            person.send("q")
            #expect(await person.exitStatus() == .exited(0))
            #expect(!person.screenText().contains("q leave"))
            try await called
        }
    }

    @Test func `reads objects in a pipe`() async throws {
        try await bridge { port in
            let reader = try watch(port, ["--json"])
            defer { reader.close() }
            async let called: Void = call(port)
            try await reader.require("\"status\":\"in-progress\"")
            reader.send("end\n")
            try await reader.require("\"reason\":\"hungUpHere\"")
            reader.signal(SIGTERM)
            #expect(await reader.exitStatus() == .exited(0))
            try await called
        }
    }

    @Test func `is told that the token is wrong`() async throws {
        try await bridge { port in
            let stranger = try PseudoTerminal(
                command: BuiltProducts.url("echo-tui").path,
                arguments: ["phone", "watch", "http://127.0.0.1:\(port)", "--plain"],
                environment: ["ECHO_BRIDGE_TOKEN": "guessed"])
            defer { stranger.close() }
            try await stranger.require("The bridge does not accept the token")
            #expect(await stranger.exitStatus() == .exited(1))
        }
    }
}
