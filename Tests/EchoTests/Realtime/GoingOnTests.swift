import EchoWire
import Testing

@testable import Echo

@Suite struct `Somebody who says no more than go on` {
    @Test(arguments: [
        "Go on.", "go on", "Continue!", "Please continue.", "And then go on please", "Weiter bitte",
        "Continúa, por favor",
    ])
    func `is understood`(words: String) { #expect(GoOnRequest.isMeant(by: words)) }

    @Test(arguments: [
        "", "on", "Go on holiday", "Continue with the second point", "please",
        "I want to go on and on about whales please",
    ])
    func `is told from somebody who says more`(words: String) { #expect(!GoOnRequest.isMeant(by: words)) }

    /// An answer that reached its limit, or came to its end.
    private func makeSUT(_ status: String = "incomplete") throws -> SessionScript {
        var script = try SessionScript.ready { $0.spokenAnswers = false }
        script.user(.startListening)
        try script.speech("u1")
        try script.transcript("u1", "Tell me about whales")
        try script.created("r1")
        try script.message("a1", response: "r1")
        try script.server(
            #"{"type":"response.output_text.delta","event_id":"e","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"Whales sing in the"}"#
        )
        try script.server(
            #"{"type":"response.done","event_id":"e","response":{"object":"realtime.response","id":"r1","status":"\#(status)","output":[],"conversation_id":"c"}}"#
        )
        try script.speech("u2", after: "a1")
        script.forget()
        return script
    }

    private func asked(_ script: SessionScript) -> String? {
        script.sent.lazy.compactMap { event -> String? in
            if case .responseCreate(let create) = event { create.response?.instructions } else { nil }
        }.first
    }

    @Test func `gets the rest of an answer that was cut, in place of the answer that has begun`() throws {
        var script = try makeSUT()
        try script.transcript("u2", "Go on, please.")
        try script.created("r2")
        #expect(script.sentTypes.contains("response.cancel"))
        try script.done("a2", response: "r2", status: "cancelled")

        #expect(asked(script)?.contains("Whales sing in the") == true)
    }

    @Test func `is answered like anybody where the answer was whole`() throws {
        var script = try makeSUT("completed")
        try script.transcript("u2", "Go on, please.")
        try script.created("r2")

        #expect(!script.sentTypes.contains("response.cancel") && asked(script) == nil)
    }

    @Test func `is answered like anybody who says more behind a cut answer`() throws {
        var script = try makeSUT()
        try script.transcript("u2", "Go on holiday.")
        try script.created("r2")

        #expect(!script.sentTypes.contains("response.cancel") && asked(script) == nil)
    }
}
