import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A published live conversation is one here` {
    /// What the server said in it, with the seconds at which it did.
    private static func recorded(_ name: String) throws -> [(seconds: Double, event: JSONValue)] {
        try WireExamples.data(name).split(separator: UInt8(ascii: "\n")).compactMap { line in
            let json = try JSONValue(parsing: Data(line))
            guard json["dir"] == "server", let event = json["event"] else { return nil }
            return (json["t"]?.number ?? 0, event)
        }
    }

    /// The same words, wherever one utterance ends and the next begins.
    private static func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private static func words(_ events: [(seconds: Double, event: JSONValue)], _ type: String) -> String {
        letters(events.filter { $0.event["type"]?.string == type }.compactMap { $0.event["delta"]?.string }.joined())
    }

    /// Plays the server's part, on time, until it closes.
    private static func played(
        _ events: [(seconds: Double, event: JSONValue)], settings: SessionSettings = SessionSettings()
    ) throws -> LiveScript {
        var script = LiveScript(settings: settings)
        script.user(.connect)
        script.fact(.connected)
        for (seconds, event) in events where event["type"] != "session.closed" {
            script.pass(max(0, Int(seconds * 1000) - script.milliseconds))
            try script.server(event.text)
        }
        return script
    }

    @Test(arguments: ["live-start-talk-close.jsonl", "live-interruption.jsonl", "live-client-delegation.jsonl"])
    func `with every word of both sides`(name: String) throws {
        let events = try Self.recorded(name)

        let script = try Self.played(events)

        let said = Dictionary(grouping: script.messages, by: \.role).mapValues { messages in
            Self.letters(messages.map(\.text).joined())
        }
        #expect(said[.user] == Self.words(events, "session.input_transcript.delta"))
        #expect(said[.assistant] == Self.words(events, "session.output_transcript.delta"))
        #expect(script.played > 0)
        #expect(script.session.connection.phase == .ready)
    }

    @Test func `with the call of a tool by the server's delegate, run once`() throws {
        let events = try Self.recorded("live-responses-tool.jsonl")
        var settings = SessionSettings()
        settings.delegatesToServer = true

        let script = try Self.played(events, settings: settings)

        let said = script.messages.filter { $0.role == .assistant && $0.tool == nil }.map(\.text).joined()
        #expect(Self.letters(said) == Self.words(events, "session.output_transcript.delta"))
        #expect(script.actions.count { if case .run = $0 { true } else { false } } == 1)
    }

    @Test func `which a refusal of its beginning ends, with the server's words`() throws {
        let script = try Self.played(Self.recorded("live-startup-error.jsonl"))

        guard case .lost(.server(let code, let message, let parameter))? = script.statuses.last else {
            return #expect(Bool(false), "it goes on")
        }
        #expect(code == "forbidden" && message == "The voice is not available.")
        #expect(parameter == "session.audio.output.voice")
    }
}
