import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import ServerTestKit
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct `Whatever a text says, the terminal is not told` {
    @Test func `in answers, messages, calls of tools and errors`() async throws {
        try await meet { server, visit in
            for (number, attack) in HostileText.attacks.enumerated() {
                let (response, item) = ("resp_\(number)", "item_\(number)")
                try await server.beginAnswer(response, item: item)
                try await server.say(attack.text, of: item, in: response)
                try await server.endAnswer(response)
                try await visit.terminal.require(attack.mark)
            }
            for (number, attack) in HostileText.attacks.enumerated() {
                try await server.send(Self.message("user_\(number)", attack.text).text)
                try await server.send(Self.call("call_\(number)", named: attack.text).text)
                try await server.send(Self.error(attack.text).text)
            }
            try await server.send(Self.message("user_last", "the last of them").text)
            try await visit.terminal.require("the last of them")
        }
    }

    @Test func `in the names and the text of files`() async throws {
        try await meet { server, visit in
            let folder = visit.terminal.home.appending(path: "files")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (number, attack) in HostileText.attacks.enumerated() {
                let name = "\(number)-" + attack.text.filter { $0 != "/" }
                try Data(attack.text.utf8).write(to: folder.appending(path: name))
            }
            visit.terminal.send("@\(folder.path)/")
            try await visit.terminal.require("files/")
            for _ in HostileText.attacks.indices { visit.terminal.press(.tab) }
            visit.terminal.press(.control("u"))
            try await server.send(Self.message("user_last", "the last of them").text)
            try await visit.terminal.require("the last of them")
        }
    }

    @Test func `in the configuration and in a theme`() async throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = home.appending(path: "echo-tui/themes")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A file of settings holds no control characters but written out, and whatever else as it is.
        let lines = HostileText.attacks.enumerated().map { number, attack in
            "\"key \(number) \(attack.sequence)\" = \"\(attack.text)\"\n"
        }
        let written = lines.map { $0.unicodeScalars.map(Self.written).joined() }
        let hostile = "[voice]\nvoice = \"x\\u001B]0;stolen\\u0007\"\n" + written.joined()
        try Data(hostile.utf8).write(to: home.appending(path: "echo-tui/config.toml"))
        try Data((written.joined() + lines.joined()).utf8).write(to: folder.appending(path: "hostile.toml"))

        try await meet(["--theme", "hostile"], environment: ["XDG_CONFIG_HOME": home.path]) { server, visit in
            try await server.send(Self.message("user_last", "the last of them").text)
            try await visit.terminal.require("the last of them")
            // Every notice that there was.
            visit.terminal.press(.function(4))
            try await visit.terminal.require("Notifications")
        }
    }

    @Test func `five million letters in one line are shown, and keys go on`() async throws {
        try await meet { server, visit in
            let words = String(repeating: "lorem ipsum ", count: 5_000_000 / 12 / 50)
            try await server.beginAnswer("resp_1", item: "item_1")
            for _ in 0..<50 { try await server.say(words, of: "item_1", in: "resp_1") }
            try await server.say("and the very end", of: "item_1", in: "resp_1")
            try await server.endAnswer("resp_1")

            try await visit.terminal.require("the very end")
            visit.terminal.send("still here")
            try await visit.terminal.require("› still here")
        }
    }

    /// With a server that sends what it is told; afterwards nothing of the attacks was written.
    private func meet(
        _ arguments: [String] = [], environment: [String: String] = [:],
        _ body: (PuppetServer, Visit) async throws -> Void
    ) async throws {
        let server = PuppetServer()
        let port = try await server.start()
        let environment = environment.merging(["OPENAI_API_KEY": "any"]) { $1 }
        try await Visit.pay(["--url", "ws://127.0.0.1:\(port)/v1"] + arguments, environment: environment) { visit in
            try await visit.terminal.require("session.updated")
            try await body(server, visit)
            for attack in HostileText.attacks { #expect(!visit.rawText.contains(attack.sequence), "\(attack)") }
            #expect(!visit.terminal.title.contains("stolen"))
            #expect(visit.terminal.bells == 0)
            #expect(await visit.quit().status == .exited(0))
            #expect(visit.terminal.modes.isBalanced, "\(visit.terminal.modes)")
        }
    }

    private static func message(_ id: String, _ text: String) -> JSONValue {
        let content: JSONValue = [["type": "input_text", "text": .string(text)]]
        let item: JSONValue = [
            "id": .string(id), "type": "message", "role": "user", "status": "completed", "content": content,
        ]
        return [
            "type": "conversation.item.added", "event_id": "event_m", "previous_item_id": .null, "item": item,
        ]
    }

    private static func call(_ id: String, named name: String) -> JSONValue {
        let item: JSONValue = [
            "id": .string(id), "type": "function_call", "status": "completed", "name": .string(name),
            "call_id": .string(id), "arguments": .string(name),
        ]
        return [
            "type": "conversation.item.added", "event_id": "event_f", "previous_item_id": .null, "item": item,
        ]
    }

    private static func error(_ text: String) -> JSONValue {
        let error: JSONValue = [
            "type": "invalid_request_error", "code": "invalid_value", "message": .string(text), "event_id": .null,
        ]
        return ["type": "error", "event_id": "event_e", "error": error]
    }

    /// As TOML has it.
    private static func written(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 10: "\n"
        case 0..<32, 127..<160: "\\u" + String(repeating: "0", count: 4 - Self.digits(scalar)) + Self.hex(scalar)
        case 92: "\\\\"
        default: String(scalar)
        }
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }
    private static func digits(_ scalar: Unicode.Scalar) -> Int { hex(scalar).count }
}
