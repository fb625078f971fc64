import EchoAudio
import EchoWire
import Testing

@testable import Echo

/// What a voice session is told of a conversation that began before it, and what it keeps for the next.
@Suite struct `A voice session remembers` {
    private let broken = EchoError.connectionLost(code: 1006, reason: "")

    /// Three long questions, of which one fits.
    private func long(_ policy: ContextPolicy) throws -> SessionScript {
        var script = try SessionScript.ready { $0.context = policy }
        for number in 1...3 {
            script.user(.send(text: "\(number) " + String(repeating: "word ", count: 200)))
            script.user(.interrupt)
        }
        script.session.context.window = ContextWindow(input: 550)
        script.fact(.connectionClosed(broken))
        script.session.begin()
        script.forget()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)
        return script
    }

    private func told(_ script: SessionScript) -> [String] {
        script.sent.compactMap { $0.json["item"]?["content"]?[0]?["text"]?.string }.map { String($0.prefix(24)) }
    }

    @Test func `a summary of what does not fit`() throws {
        var script = try long(.summarise)
        let summary = try #require(
            script.actions.compactMap { if case .summarise(let it) = $0 { it } else { nil } }.first)
        #expect(summary.entries.count == 2)
        #expect(told(script) == [])
        #expect(script.session.connection.phase != .ready)

        script.fact(.summarised(WrittenSummary(text: "They count.", usage: Usage(), model: "gpt-5-mini")))

        #expect(told(script).first?.hasPrefix("Summary of the conversa") == true)
        #expect(told(script).count == 2)
        #expect(script.session.connection.phase == .ready)
        let trim = script.events.compactMap { if case .contextTrimmed(let it) = $0 { it } else { nil } }.first
        #expect(trim?.means == .summarised)
    }

    @Test func `the newest alone when no summary comes`() throws {
        for fact in [RealtimeFact.timerFired(.summary), .summarised(.none)] {
            var script = try long(.summarise)
            script.fact(fact)
            #expect(told(script).count == 1)
            let trim = script.events.compactMap { if case .contextTrimmed(let it) = $0 { it } else { nil } }.first
            #expect(trim?.means == .dropped)
            script.fact(.summarised(WrittenSummary(text: "late")))
            #expect(told(script).count == 1)
        }
    }

    @Test func `what is typed while the summary is written`() throws {
        var script = try long(.summarise)
        script.user(.send(text: "and four?"))
        #expect(script.sentTypes.contains("response.create") == false)
        script.fact(.summarised(WrittenSummary(text: "They count.")))
        #expect(told(script).last == "and four?")
        #expect(script.sentTypes.last == "response.create")
    }

    @Test func `five minutes of a turn that nobody could be sent`() {
        var gate = MicrophoneGate()
        gate.open()
        let second = PCM16(Array(repeating: 4000, count: PCM16.sampleRate))
        for _ in 0..<400 { #expect(gate.pass(second, canSend: false, keepsTime: true) == nil) }

        #expect(gate.release()?.duration == .seconds(300))
    }

    @Test func `which of two updates was agreed to`() throws {
        var script = try SessionScript.ready()
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "first"))
        settings.speed = 1.4
        script.user(.update(settings, id: "second"))
        script.forget()

        try script.server(
            #"{"type":"session.updated","event_id":"e","session":{"type":"realtime","audio":{"output":{"speed":1.2}}}}"#
        )
        #expect(script.actions.contains(.settle("first", nil)))
        #expect(!script.actions.contains(.settle("second", nil)))
        try script.server(
            #"{"type":"session.updated","event_id":"e","session":{"type":"realtime","audio":{"output":{"speed":1.4}}}}"#
        )
        #expect(script.actions.contains(.settle("second", nil)))
    }

    @Test func `an answer that was stopped before its first sound`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        script.user(.interrupt)
        #expect(script.events.contains(.assistantInterrupted(itemID: "", heard: .zero)))
        script.forget()
        script.user(.interrupt)
        #expect(!script.events.contains { if case .assistantInterrupted = $0 { true } else { false } })
    }
}
