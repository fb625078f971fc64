import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A spoken conversation keeps to its budget` {
    /// A dollar for a thousand tokens that are read, and for a minute that is transcribed.
    private func makeSUT(
        limit: Decimal?, _ change: (inout SessionSettings) -> Void = { $0.turnMode = .automatic(.server) }
    ) throws -> SessionScript {
        var ears = Price()
        ears.minute = 1
        var script = try SessionScript.ready {
            $0.transcriptionModel = "ears"
            change(&$0)
        }
        script.session.spending = Spending(
            prices: PriceTable([
                "gpt-realtime": Price(textInput: 1000, textOutput: 1000), "ears": ears,
            ]), budget: limit.map { Budget(limit: $0) })
        script.session.context.window = ContextWindow(size: 32_000)
        return script
    }

    private func begin(_ id: String) -> String {
        #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"\#(id)","status":"in_progress","output":[],"conversation_id":"c"}}"#
    }

    private func done(_ id: String, reading tokens: Int) -> String {
        #"{"type":"response.done","event_id":"e","response":{"object":"realtime.response","id":"\#(id)","status":"completed","output":[],"conversation_id":"c","usage":{"total_tokens":\#(tokens),"input_tokens":\#(tokens),"output_tokens":0,"input_token_details":{"text_tokens":\#(tokens)}}}}"#
    }

    private func transcript(_ id: String, _ usage: String) -> String {
        #"{"type":"conversation.item.input_audio_transcription.completed","event_id":"e","item_id":"\#(id)","content_index":0,"transcript":"hello","usage":\#(usage)}"#
    }

    private func charges(_ script: SessionScript) -> [Charge] {
        script.events.compactMap { if case .charged(let charge) = $0 { charge } else { nil } }
    }

    @Test func `the words of a turn are charged to the model that found them`() throws {
        var script = try makeSUT(limit: nil)
        try script.speech("u1")
        try script.server(transcript("u1", #"{"type":"duration","seconds":30}"#))

        let charge = try #require(charges(script).first)
        #expect(charge.model == "ears")
        #expect(charge.usage.duration == .seconds(30))
        #expect(charge.cost?.total == Decimal(string: "0.5"))
        #expect(script.session.spending.cost?.total == Decimal(string: "0.5"))
    }

    @Test func `a transcription that tells tokens is paid by its time, as it was measured`() throws {
        var script = try makeSUT(limit: nil) { $0.turnMode = .manual }
        script.user(.startListening)
        for _ in 0..<60 { script.hear(PCM16(Array(repeating: 4000, count: 2400))) }
        script.user(.endUserTurn)
        try script.commit("u1")
        try script.server(
            transcript("u1", #"{"type":"tokens","total_tokens":70,"input_tokens":60,"output_tokens":10}"#))

        let charge = try #require(charges(script).first)
        #expect(charge.usage.inputAudioTokens == 60)
        let dollars = try #require(charge.cost?.total)
        #expect(dollars > 0 && dollars < Decimal(string: "0.12") ?? 0)
    }

    @Test func `a transcription that tells nothing is no charge`() throws {
        var script = try makeSUT(limit: nil)
        try script.speech("u1")
        try script.transcript("u1", "hello")
        #expect(charges(script).isEmpty)
    }

    @Test func `nobody is listened to any more when the budget is spent, and not again before it is raised`() throws {
        var script = try makeSUT(limit: 1)
        script.user(.startListening)
        try script.server(begin("r1"))
        try script.server(done("r1", reading: 1000))
        #expect(script.actions.contains(.closeMicrophone) || script.session.microphone.gate.state != .open)
        script.forget()

        script.user(.startListening)
        #expect(script.errors == [.budgetSpent])
        #expect(script.session.microphone.gate.state != .open)

        script.user(.setBudget(Budget(limit: 5)))
        script.user(.startListening)
        #expect(script.session.microphone.gate.state == .open)
    }

    @Test func `an answer that the server begins by itself is stopped when the budget is spent`() throws {
        var script = try makeSUT(limit: 1)
        script.user(.startListening)
        try script.speech("u1")
        try script.server(transcript("u1", #"{"type":"duration","seconds":60}"#))
        script.forget()

        try script.server(begin("r1"))

        #expect(script.sentTypes.contains("response.cancel"))
        #expect(script.errors == [.budgetSpent])
    }

    @Test func `listening ends when the next answer would cost more than is left, and says so`() throws {
        var script = try makeSUT(limit: Decimal(string: "1.5"))
        script.user(.startListening)
        try script.server(begin("r1"))
        try script.server(done("r1", reading: 1000))

        let half = Decimal(string: "0.5") ?? 0
        #expect(script.errors == [.budgetTooLow(left: half, least: 1, period: .conversation)])
        #expect(script.session.microphone.gate.state != .open)
        script.forget()
        script.user(.send(text: "more"))
        #expect(script.errors == [.budgetTooLow(left: half, least: 1, period: .conversation)])
        #expect(script.sent.isEmpty)
    }

    @Test func `what was taken out of the conversation is not counted for the next answer`() throws {
        var script = try makeSUT(limit: Decimal(string: "1.5"))
        try script.speech("u1")
        try script.server(begin("r1"))
        try script.server(done("r1", reading: 1000))
        script.user(.remove(["u1"]))
        script.forget()

        script.user(.send(text: "more"))

        #expect(script.errors.isEmpty)
        #expect(script.sentTypes.contains("response.create"))
    }

    @Test func `a conversation that the server may cut is not estimated`() throws {
        var script = try makeSUT(limit: Decimal(string: "1.5"))
        script.session.context.window = ContextWindow(size: 1500)
        try script.server(begin("r1"))
        try script.server(done("r1", reading: 1000))
        script.forget()

        script.user(.send(text: "more"))

        #expect(script.errors.isEmpty)
    }
}
