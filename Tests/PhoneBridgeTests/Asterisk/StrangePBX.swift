import EchoTestKit
import EchoWire
import Foundation

/// Asterisk's side of a WebSocket, as its documentation and a recorded call have it: it plays what it is sent at once,
/// and forgets marks that are flushed.
final class StrangePBX: Sendable {
    /// What came until a command.
    struct Heard: Sendable {
        var frames: [Data] = []
        var commands: [String] = []
    }

    let client: WatchingClient
    private let isJSON: Bool

    init(_ client: WatchingClient, isJSON: Bool) { (self.client, self.isJSON) = (client, isJSON) }

    static func call(
        _ stand: BridgeStand, query: String = "?from=%2B12015550123&to=100", authorization: String, isJSON: Bool = true
    ) async throws -> StrangePBX {
        let client = try await WatchingClient.connect(
            "/asterisk" + query, port: stand.port,
            headers: ["Authorization": authorization, "Sec-WebSocket-Protocol": "media"])
        return StrangePBX(client, isJSON: isJSON)
    }

    static func basic(_ password: String) -> String {
        "Basic " + Data("asterisk:\(password)".utf8).base64EncodedString()
    }

    func start(channel: String = "1795412267.1", format: String = "ulaw") async throws {
        try await tell(
            "MEDIA_START", ["channel_id": channel, "channel": "WebSocket/echo/0x7f", "format": format, "ptime": "20"])
    }

    func press(_ digits: String) async throws {
        for digit in digits { try await tell("DTMF_END", ["digit": "\(digit)"]) }
    }

    func tell(_ event: String, _ values: [String: String] = [:]) async throws {
        guard isJSON else {
            let text = values.reduce(event) { "\($0) \($1.key):\($1.value)" }
            return try await client.send(opcode: 1, Data(text.utf8))
        }
        try await client.send(
            .object(values.mapValues { JSONValue.string($0) }.merging(["event": .string(event)]) { $1 }))
    }

    /// Plays what comes until this command does.
    ///
    /// - Parameter answersMarks: as versions do that know marks.
    @discardableResult
    func play(until wanted: String, answersMarks: Bool = true) async throws -> Heard {
        var heard = Heard()
        while true {
            switch try await client.next() {
            case .sound(let bytes): heard.frames.append(bytes)
            case .message(let message):
                let (command, id) = Self.read(message)
                heard.commands.append(command)
                if command == wanted { return heard }
                if command == "MARK_MEDIA", answersMarks {
                    try await tell("MEDIA_MARK_PROCESSED", ["correlation_id": id ?? ""])
                }
            case .closed: throw WatchingClient.Missing(wanted: wanted)
            }
        }
    }

    private static func read(_ message: JSONValue) -> (command: String, id: String?) {
        if let text = message.string {
            let words = text.split(separator: " ").map(String.init)
            return (words.first ?? "", words.dropFirst().first)
        }
        return (message["command"]?.string ?? "", message["correlation_id"]?.string)
    }
}
