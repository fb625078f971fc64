import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A live session begins, and ends` {
    private func message(_ role: Message.Role, _ text: String, _ id: String) -> Message {
        Message(id: id, role: role, medium: .text, text: text, status: .completed, createdAt: Date())
    }

    @Test func `the first event says all that cannot be changed later`() {
        var settings = SessionSettings()
        settings.voice = "cedar"
        settings.instructions = "Be brief."
        var script = LiveScript(
            settings: settings, messages: [message(.user, "I am Ada.", "1"), message(.assistant, "Hello Ada.", "2")])

        script.user(.connect)
        script.fact(.connected)

        let session = script.opened
        #expect(session?.model == "gpt-live-1.1")
        #expect(session?.instructions == "Be brief.")
        #expect(session?.audio?.format == .pcm24k)
        #expect(session?.audio?.output?.voice == "cedar")
        #expect(session?.delegation == .client)
        #expect(session?.input?.map { $0.content.first?.text } == ["I am Ada.", "Hello Ada."])
        #expect(script.sent.isEmpty)
    }

    @Test func `a server that does not begin is not waited for longer than ten seconds`() {
        var script = LiveScript()
        script.user(.connect)
        script.fact(.connected)
        #expect(script.actions.contains(.start(.starting, after: .seconds(10))))

        script.ring(.starting)

        #expect(script.actions.contains(.disconnect))
        #expect(script.actions.contains(.failToConnect(.connectionTimedOut(host: "server"))))
    }

    @Test(arguments: [
        ("forbidden", EchoError.server(code: "forbidden", message: "no", parameter: nil)),
        ("credit_balance_exhausted", .quotaExceeded(message: "no")),
        ("unknown_parameter", .server(code: "unknown_parameter", message: "no", parameter: nil)),
    ])
    func `an error before it is the end, and is not tried again`(_ code: String, _ error: EchoError) throws {
        var script = LiveScript()
        script.user(.connect)
        script.fact(.connected)

        try script.refuses(code)

        #expect(script.actions.contains(.failToConnect(error)))
        #expect(script.statuses.last == .lost(error))
        #expect(!script.actions.contains { if case .start(.reconnection, _) = $0 { true } else { false } })
    }

    @Test func `work that is given away before it has begun is nobody's`() throws {
        var script = LiveScript()
        script.user(.connect)
        script.fact(.connected)

        try script.delegates("item_1")

        #expect(script.session.work.delegates.isEmpty)
        #expect(script.prompts.isEmpty)
    }

    @Test func `a server that tells neither usage nor anything else is not missed`() throws {
        var script = try LiveScript.ready()

        script.pass(60_000)

        #expect(script.statuses.isEmpty)
        #expect(script.errors.isEmpty)
        #expect(!script.actions.contains(.disconnect))
    }

    @Test func `a model that the server does not have is said so, with those that take turns`() throws {
        var script = LiveScript()
        script.session.models.others = ["gpt-realtime-2.1"]
        script.user(.connect)
        script.fact(.connected)

        try script.refuses("invalid_model", "The model gpt-live-1.1 is not supported.")

        #expect(
            script.actions.contains(
                .failToConnect(
                    .unsupportedModel(
                        name: "gpt-live-1.1", supported: ["gpt-realtime-2.1"],
                        message: "The model gpt-live-1.1 is not supported."))))
    }

    @Test func `errors after it end nothing, and the same is told once`() throws {
        var script = try LiveScript.ready()

        for _ in 0..<20 { try script.refuses("invalid_audio", "odd") }

        #expect(script.errors.count == 1)
        #expect(script.session.connection.phase == .ready)
        script.milliseconds += 31_000
        try script.refuses("invalid_audio", "odd")
        #expect(script.errors.count == 2)
    }

    @Test func `the clock moves whether or not anybody is heard`() throws {
        var script = try LiveScript.ready()

        script.pass(1000)

        #expect(script.sentFrames == 24_000)
    }

    @Test func `what an open microphone hears is sent, and muted it is silence`() throws {
        var script = try LiveScript.ready()
        script.user(.startListening)
        script.hear(PCM16(Array(repeating: 700, count: 480)))
        #expect(script.sentFrames == 480)

        script.user(.setMuted(true))
        script.forget()
        for _ in 0..<50 {
            script.hear(PCM16(Array(repeating: 700, count: 480)))
            script.pass(20)
        }

        #expect(script.sentFrames >= 23_000)
        let sounds = script.sent.compactMap { if case .inputAudioAppend(let it) = $0 { it.audio } else { nil } }
        #expect(sounds.allSatisfy { $0.allSatisfy { $0 == 0 } })
    }

    @Test func `both sides are written down while both speak`() throws {
        var script = try LiveScript.ready()
        script.pass(3000)
        try script.heard("What's the", 1000, 1600)
        try script.says("Sure", 1600, 1800)
        try script.heard(" weather?", 1600, 2000)
        try script.says(", it rains.", 1800, 2400)

        #expect(script.lines == ["user: What's the weather?", "assistant: Sure, it rains."])
        #expect(script.messages.map(\.status) == [.transcribing, .inProgress])

        script.pass(4000)

        #expect(script.messages.map(\.status) == [.completed, .completed])
    }

    @Test func `a connection that broke is mended with the conversation as its beginning`() throws {
        var script = try LiveScript.ready()
        script.pass(2000)
        try script.heard("My name is Ada.", 0, 1000)
        try script.says("Hello Ada.", 1000, 1800)

        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.ring(.reconnection)
        script.fact(.connected)

        #expect(script.opened?.input?.map { $0.content.first?.text } == ["My name is Ada.", "Hello Ada."])
        try script.started(id: "live_2")
        #expect(script.statuses.last == .connected(sessionID: "live_2", model: "gpt-live-1.1"))
    }

    @Test func `a session that expires is followed by another, one that is stopped for its content is not`() throws {
        var expired = try LiveScript.ready()
        try expired.server(#"{"type":"session.closed","reason":"expired","usage":{"seconds":7200}}"#)
        #expect(expired.actions.contains { if case .start(.reconnection, _) = $0 { true } else { false } })

        var stopped = try LiveScript.ready()
        try stopped.server(#"{"type":"session.closed","reason":"content","usage":{"seconds":3}}"#)
        guard case .lost(.refused)? = stopped.statuses.last else { return #expect(Bool(false), "goes on") }
    }

    @Test func `two hours are handed over five minutes before, when nobody speaks, and no word is lost`() throws {
        var script = LiveScript()
        script.user(.connect)
        script.fact(.connected)
        try script.started(expires: 7200)
        #expect(script.actions.contains(.start(.handOver, after: .seconds(6900))))
        script.pass(2000)
        try script.heard("And", 1800, 2000)

        script.ring(.handOver)
        #expect(!script.actions.suffix(2).contains(.connect))
        script.pass(4000)
        #expect(script.actions.contains(.connect))
        script.forget()
        script.fact(.connected)
        // Said while the new session begins.
        try script.heard("Wait!", 5800, 6000)
        try script.started(id: "live_2", expires: 14_000)
        // The old session's last word.
        script.fact(
            .former(.inputTranscriptDelta(LiveInputTranscriptDelta(delta: " Really.", startMs: 6000, endMs: 6200))))

        #expect(script.lines == ["user: And", "user: Wait! Really."])
        #expect(script.told == ["know -: This was said just before: The person: Wait!"])
        #expect(script.statuses.last == .connected(sessionID: "live_2", model: "gpt-live-1.1"))
    }

    @Test(arguments: [(7200, 6900), (400, 200), (2, 1), (0, 6900), (-86_400, 6900)])
    func `a session that is short, or that ends by another clock than ours, is not left at once`(
        expires: Int, after: Int
    ) throws {
        var script = LiveScript()
        script.user(.connect)
        script.fact(.connected)
        try script.started(expires: expires)

        #expect(script.actions.contains(.start(.handOver, after: .seconds(after))))
    }

    @Test func `time is money, by the server's count or by ours`() throws {
        var script = try LiveScript.ready()
        try script.server(#"{"type":"session.usage.updated","usage":{"seconds":60}}"#)
        #expect(script.session.spending.usage.duration == .seconds(60))
        #expect(script.session.spending.cost?.total == 0.05)

        try script.server(#"{"type":"session.usage.updated","usage":{"seconds":60}}"#)
        try script.server(#"{"type":"session.usage.updated","usage":{"seconds":90}}"#)
        #expect(script.session.spending.usage.duration == .seconds(90))

        var silent = try LiveScript.ready()
        silent.pass(3000)
        silent.user(.conclude)
        #expect(silent.session.spending.usage.duration == .seconds(3))
    }

    @Test func `a budget that is spent ends the session`() throws {
        var script = try LiveScript.ready()
        script.user(.setBudget(Budget(limit: 0.05)))

        try script.server(#"{"type":"session.usage.updated","usage":{"seconds":61}}"#)

        #expect(script.actions.contains(.retire))
        #expect(script.statuses.last == .lost(.budgetSpent))
    }
}
