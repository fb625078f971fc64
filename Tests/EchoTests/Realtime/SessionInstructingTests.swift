import EchoWire
import Testing

@testable import Echo

@Suite struct `An assistant is told what nobody says` {
    private func told(_ script: SessionScript) -> [JSONValue] {
        script.sent.map(\.json).filter { $0["item"]?["role"] == "system" }.compactMap { $0["item"]?["content"] }
    }

    @Test func `and knows it from the next answer on`() throws {
        var script = try SessionScript.ready()

        script.user(.instruct("The caller is Ada.", answers: false))

        #expect(told(script) == [[["type": "input_text", "text": "The caller is Ada."]]])
        #expect(!script.sentTypes.contains("response.create"))
        let message = try #require(script.session.transcript.queue.lastMessage)
        #expect(message.role == .system)
        #expect(message.isFinal)
    }

    @Test func `and speaks at once when it is asked to`() throws {
        var script = try SessionScript.ready()

        script.user(.instruct("Greet the caller.", answers: true))

        #expect(script.sentTypes.suffix(2) == ["conversation.item.create", "response.create"])
    }

    @Test func `and hears of it in the next session when there is none`() throws {
        var script = try SessionScript.ready()
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.user(.instruct("The caller is Ada.", answers: false))
        #expect(told(script).isEmpty)

        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)

        #expect(told(script).count == 1)
    }
}
