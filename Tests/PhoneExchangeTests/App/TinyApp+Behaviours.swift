import EchoServing
import EchoWire
import Foundation
import NIOCore

extension TinyApp {
    /// Gives the caller's sound back, with a mark behind each piece.
    static let echoing: Behaviour = { message, socket in
        guard message["event"] == "media", let stream = message["streamSid"] else { return true }
        // An echo that comes too late is no reason not to read on: "stop" is still to come.
        try? await socket.say([
            ["event": "media", "streamSid": stream, "media": ["payload": message["media"]?["payload"] ?? ""]],
            ["event": "mark", "streamSid": stream, "mark": ["name": message["media"]?["chunk"] ?? ""]],
        ])
        return true
    }

    /// Speaks for ten seconds from the start on, and is silent when the caller speaks.
    static let interruptible: Behaviour = { message, socket in
        guard let stream = message["streamSid"] else { return true }
        if message["event"] == "start" {
            let sound = Data(repeating: 0x90, count: 80_000).base64EncodedString()
            try await socket.say([
                ["event": "media", "streamSid": stream, "media": ["payload": .string(sound)]],
                ["event": "mark", "streamSid": stream, "mark": ["name": "end"]],
            ])
        } else if let payload = message["media"]?["payload"]?.string, payload.hasPrefix("kJCQ") {
            try await socket.say([["event": "clear", "streamSid": stream]])
        }
        return true
    }

    /// Hangs up the stream at the first key.
    static let closing: Behaviour = { message, _ in message["event"] != "dtmf" }
}

extension ServerSocket {
    func say(_ messages: [JSONValue]) async throws {
        try await send(messages.map { ByteBuffer(string: $0.text) }, within: .seconds(5))
    }
}
