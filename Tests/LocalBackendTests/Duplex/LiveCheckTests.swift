import EchoTestKit
import EchoWire
import ServerTestKit
import Testing

@Suite struct `The rules of a live session` {
    private static let tool = "live-responses-tool.jsonl"

    @Test(arguments: WireExamples.names(prefix: "live-", suffix: ".jsonl"))
    func `hold in every published conversation`(name: String) throws {
        #expect(LiveCheck.failures(in: try WireExamples.transcript(name)) == [])
    }

    /// Where an event of a type comes first.
    private func place(_ type: String, in lines: [WireLine]) throws -> Int {
        try #require(lines.firstIndex { $0.event["type"]?.string == type })
    }

    private func breaks(_ failure: String, in lines: [WireLine]) -> Bool {
        LiveCheck.failures(in: lines).contains { $0.contains(failure) }
    }

    @Test(arguments: [
        ("session.started", "before session.started"), ("response.item.create", "was never answered"),
        ("error", "an error was due"), ("session.closed", "session.closed never came"),
    ])
    func `are broken by an event that is missing`(type: String, failure: String) throws {
        let lines = try WireExamples.transcript(Self.tool).filter { $0.event["type"]?.string != type }
        #expect(breaks(failure, in: lines))
    }

    @Test func `are broken by sound that stops`() throws {
        let lines = try WireExamples.transcript(Self.tool)
        let first = try place("session.input_audio.append", in: lines)
        let silent = lines.enumerated().filter { index, line in
            index <= first || line.event["type"] != "session.input_audio.append"
        }
        #expect(breaks("the clock is at", in: silent.map(\.element)))
    }

    @Test func `are broken by what comes too early, too late or twice`() throws {
        let lines = try WireExamples.transcript(Self.tool)
        let sound = lines[try place("session.input_audio.append", in: lines)]
        #expect(breaks("before session.started", in: [sound] + lines))

        let voice = lines[try place("session.output_audio.delta", in: lines)]
        #expect(breaks("after session.closed", in: lines + [voice]))

        let output = try place("response.item.create", in: lines)
        #expect(breaks("answered twice", in: Array(lines[...output] + lines[output...])))

        let close = try place("session.close", in: lines)
        let late = WireLine(.client, ["type": "session.input_audio.mute", "event_id": "late"])
        #expect(breaks("after session.close", in: Array(lines[...close] + [late] + lines[(close + 1)...])))
    }

    @Test func `are broken by a word for a delegation that is not the client's, unless it is refused`() throws {
        let lines = try WireExamples.transcript("live-start-talk-close.jsonl")
        let close = try place("session.close", in: lines)
        let word = WireLine(
            .client,
            [
                "type": "session.thinking.append", "event_id": "word", "delegation_id": "item_none", "content": "Hm.",
            ])
        let refusal = WireLine(
            .server,
            [
                "type": "error", "event_id": "no",
                "error": ["type": "invalid_request_error", "message": "No.", "client_event_id": "word"],
            ])
        let said = Array(lines[..<close] + [word] + lines[close...])
        #expect(breaks("item_none is no delegation of the client", in: said))

        let refused = Array(lines[..<close] + [word, refusal] + lines[close...])
        #expect(LiveCheck.failures(in: refused) == [])
    }

    @Test func `are broken by fields and events that nobody knows`() throws {
        var lines = try WireExamples.transcript(Self.tool)
        lines.append(WireLine(.server, ["type": "session.paused.again"]))
        #expect(breaks("is no event of the protocol", in: lines))

        lines = try WireExamples.transcript(Self.tool)
        let close = try place("session.close", in: lines)
        lines[close].event = ["type": "session.close", "event_id": "x", "reason": "bored"]
        #expect(breaks("has the unknown fields", in: lines))
    }
}
