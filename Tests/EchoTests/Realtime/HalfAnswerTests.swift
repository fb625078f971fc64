import EchoWire
import Testing

@testable import Echo

@Suite struct `Half an answer whose connection breaks` {
    private let broken = EchoError.connectionLost(code: 1006, reason: "")

    /// Half of an answer has come.
    private func makeSUT() throws -> SessionScript {
        var script = try SessionScript.ready { $0.spokenAnswers = false }
        script.user(.send(text: "hello"))
        try script.created("r1")
        try script.message("a1", response: "r1")
        try script.server(
            #"{"type":"response.output_text.delta","event_id":"e","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"Whales sing"}"#
        )
        script.forget()
        return script
    }

    private func begin(_ script: inout SessionScript) throws {
        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
    }

    private func isHalf(_ script: SessionScript) -> Bool {
        script.messages.map(\.text) == ["hello", "Whales sing"]
            && script.messages.last?.status == .incomplete(reason: "connection_lost")
    }

    @Test func `is kept as cut where no other connection is made`() throws {
        var script = try makeSUT()
        script.fact(.connectionClosed(.invalidKey))
        #expect(isHalf(script))
    }

    @Test func `is kept as cut where nothing more came over the next connection`() throws {
        var script = try makeSUT()
        script.fact(.connectionClosed(broken))
        try begin(&script)
        try script.created("r2")
        script.fact(.connectionClosed(.invalidKey))
        #expect(isHalf(script))
    }

    @Test(arguments: [("failed", true), ("completed", false)])
    func `is kept where the next attempt fails`(status: String, isKept: Bool) throws {
        var script = try makeSUT()
        script.fact(.connectionClosed(broken))
        try begin(&script)
        try script.created("r2")
        try script.finished("r2", status: status)
        #expect(isHalf(script) == isKept)
    }

    @Test func `gives way to the answer that is made anew`() throws {
        var script = try makeSUT()
        script.fact(.connectionClosed(broken))
        try begin(&script)
        try script.created("r2")
        try script.message("a2", response: "r2")
        try script.server(
            #"{"type":"response.output_text.delta","event_id":"e","response_id":"r2","item_id":"a2","output_index":0,"content_index":0,"delta":"They"}"#
        )
        script.fact(.connectionClosed(.invalidKey))
        #expect(script.messages.map(\.text) == ["hello", "They"])
    }

    @Test func `is gone on with when there is a connection again`() throws {
        var script = try makeSUT()
        script.fact(.connectionClosed(.invalidKey))
        script.user(.goOn)
        script.forget()
        try begin(&script)

        let asked = script.sent.lazy.compactMap { event -> String? in
            if case .responseCreate(let create) = event { create.response?.instructions } else { nil }
        }.first
        #expect(asked?.contains("Whales sing") == true)
    }
}
