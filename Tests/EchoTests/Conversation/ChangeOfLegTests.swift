import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

/// What a conversation keeps while it changes from one leg to another, and when that fails.
@Suite struct `A conversation loses nothing when it changes` {
    private struct Talk: Sendable {
        let conversation: Conversation
        let transport: HeldTransport
        let wire: RecordingTransport
        let microphone: ManualMicrophone
        let loudspeaker: ManualLoudspeaker
        let log: EventLog
    }

    private func talk(
        _ mode: ConversationMode, brain: ScriptedBrain = .echoing, prices: PriceTable = .published,
        budget: Budget? = nil, _ body: @escaping @Sendable (Talk) async throws -> Void
    ) async throws {
        var server = LoopbackServer.configuration(brain: brain)
        // Ids of its own for each session, as every real server has.
        server.seed = { .random(in: .min ... .max) }
        try await LoopbackServer.run(server) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            configuration.reconnectionAttempts = 0
            configuration.prices = prices
            configuration.budget = budget
            let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: "gpt-realtime")
            let wire = RecordingTransport(WebSocketTransport(endpoint: endpoint, key: LoopbackServer.token))
            let transport = HeldTransport(wire)
            let (microphone, loudspeaker) = (ManualMicrophone(), ManualLoudspeaker())
            let echo = Echo(
                key: LoopbackServer.token, configuration: configuration, microphone: microphone,
                loudspeaker: loudspeaker, realtimeTransport: transport)
            let log = EventLog(echo.events)
            let conversation = try await echo.startConversation(mode: mode)
            try await body(
                Talk(
                    conversation: conversation, transport: transport, wire: wire, microphone: microphone,
                    loudspeaker: loudspeaker, log: log))
            await conversation.close()
        }
    }

    private func texts(_ conversation: Conversation) async -> [String] { await conversation.allMessages.map(\.text) }

    private func answered(_ talk: Talk, _ text: String) async -> Bool {
        await eventually {
            let last = await talk.conversation.allMessages.last
            return last?.text == text && last?.isFinal == true
        }
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `a message that is sent meanwhile goes to the new leg`(to mode: ConversationMode) async throws {
        try await talk(mode == .audio ? .text : .audio) { talk in
            try await talk.conversation.send("one")
            #expect(await answered(talk, "You said: one"))
            talk.transport.hold()
            let change = Task { try await talk.conversation.switchMode(to: mode) }
            if mode == .audio { #expect(await eventually { talk.transport.attempts == 1 }) }

            let sending = Task { try await talk.conversation.send("two") }
            talk.transport.release()
            try await change.value
            try await sending.value

            #expect(await answered(talk, "You said: two"))
            #expect(await texts(talk.conversation) == ["one", "You said: one", "two", "You said: two"])
            #expect(await talk.conversation.allMessages.count { $0.status == .completed } == 4)
        }
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `a question that the old leg has not answered is answered by the new one`(to mode: ConversationMode)
        async throws
    {
        let asked = Mutex(0)
        // The first that is asked thinks for ever.
        let brain = ScriptedBrain { prompt in
            guard case .user(let text, _)? = prompt.items.last else { return .never }
            let isFirst = asked.withLock { count in
                count += 1
                return count == 1
            }
            return isFirst ? .never : .parts([.text("You said: \(text)")])
        }
        try await talk(mode == .audio ? .text : .audio, brain: brain) { talk in
            try await talk.conversation.send("one")
            #expect(await eventually { asked.withLock { $0 } == 1 })

            try await talk.conversation.switchMode(to: mode)

            #expect(await answered(talk, "You said: one"))
            #expect(await texts(talk.conversation) == ["one", "You said: one"])
            #expect(asked.withLock { $0 } == 2)
        }
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `a question whose answer was stopped is not asked again`(to mode: ConversationMode) async throws {
        let asked = Mutex(0)
        let brain = ScriptedBrain { _ in
            asked.withLock { $0 += 1 }
            return .never
        }
        try await talk(mode == .audio ? .text : .audio, brain: brain) { talk in
            try await talk.conversation.send("one")
            #expect(await eventually { asked.withLock { $0 } == 1 })
            await talk.conversation.interruptAssistant()

            try await talk.conversation.switchMode(to: mode)

            #expect(await talk.conversation.mode == mode)
            #expect(asked.withLock { $0 } == 1)
            #expect(await texts(talk.conversation) == ["one"])
        }
    }

    @Test func `what is sent at the moment of a change is not lost between the two`() async throws {
        try await talk(.audio, brain: .neverReplies) { talk in
            let sending = Task { try await talk.conversation.send("one") }
            try await talk.conversation.switchMode(to: .text)
            try await sending.value

            #expect(await texts(talk.conversation) == ["one"])
        }
    }

    @Test func `a change that fails leaves the voice that is heard and the open microphone`() async throws {
        try await talk(.audio) { talk in
            try await talk.conversation.startListening()
            #expect(await eventually { talk.microphone.isOpen })
            try await talk.conversation.send("one")
            #expect(await eventually { talk.loudspeaker.wholeItems.count == 1 })
            talk.loudspeaker.play(20, of: talk.loudspeaker.items[0])
            #expect(await talk.log.sees { if case .assistantStartedSpeaking = $0 { true } else { false } })

            talk.transport.release(.invalidKey)
            await #expect(throws: EchoError.invalidKey) { try await talk.conversation.useModel("gpt-realtime-mini") }

            #expect(await talk.conversation.model == "gpt-realtime-2.1")
            #expect(talk.microphone.isOpen)
            #expect(talk.loudspeaker.interruptions == 0)
            // Who reads of a loss takes the refusal for told.
            #expect(!talk.log.all.contains { if case .connectionStatusChanged(.lost) = $0 { true } else { false } })
            talk.loudspeaker.finish(talk.loudspeaker.items[0])
            #expect(await talk.log.sees { if case .assistantStoppedSpeaking = $0 { true } else { false } })
            talk.transport.release()
            try await talk.conversation.send("two")
            #expect(await answered(talk, "You said: two"))
        }
    }

    @Test func `writing is tried before the voice is left`() async throws {
        try await talk(.audio) { talk in
            try await talk.conversation.startListening()
            #expect(await eventually { talk.microphone.isOpen })
            try await talk.conversation.useModel("gpt-realtime-mini")
            #expect(await eventually { !talk.microphone.isOpen })
        }
        let silent = HTTPNobody()
        try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            let microphone = ManualMicrophone()
            let echo = Echo(
                key: LoopbackServer.token, configuration: configuration, microphone: microphone, httpTransport: silent)
            let conversation = try await echo.startConversation()
            try await conversation.startListening()
            #expect(await eventually { microphone.isOpen })

            await #expect(throws: HTTPNobody.error) { try await conversation.switchMode(to: .text) }

            #expect(await conversation.mode == .audio)
            #expect(microphone.isOpen)
            await conversation.close()
        }
    }

    @Test func `a muted microphone stays muted through every change`() async throws {
        try await talk(.audio) { talk in
            await talk.conversation.setMuted(true)
            try await talk.conversation.useModel("gpt-realtime-mini")
            try await talk.conversation.reset()
            try await talk.conversation.switchMode(to: .text)
            try await talk.conversation.reset()
            try await talk.conversation.switchMode(to: .audio)
            try await talk.conversation.reconnect()
            try await talk.conversation.startListening()
            #expect(await eventually { talk.log.all.last == .turnChanged(.listening) })
            #expect(!talk.microphone.isOpen)

            await talk.conversation.setMuted(false)
            #expect(await eventually { talk.microphone.isOpen })
            await talk.conversation.setMuted(true)
            talk.microphone.say(PCM16(Array(repeating: 9000, count: PCM16.sampleRate)))

            #expect(await eventually { !sounds(talk).isEmpty })
            #expect(sounds(talk).flatMap(\.self).allSatisfy { $0 == 0 })
            let statuses = talk.log.all.compactMap { if case .audioStatusChanged(let it) = $0 { it } else { nil } }
            // It was open when it was muted, and is not opened again with any change.
            let muted = statuses.drop { !$0.isMuted }.prefix { $0.isMuted }
            #expect(muted.drop { $0.microphone != .closed }.allSatisfy { $0.microphone == .closed })
        }
    }

    /// What the server was sent of the microphone.
    private func sounds(_ talk: Talk) -> [Data] {
        talk.wire.lines.compactMap { line in
            guard line.event["type"] == "input_audio_buffer.append" else { return nil }
            return line.event["audio"]?.string.flatMap { Data(base64Encoded: $0) }
        }
    }

    @Test func `what is muted in writing is muted by voice`() async throws {
        try await talk(.text) { talk in
            await talk.conversation.setMuted(true)
            try await talk.conversation.switchMode(to: .audio)
            try await talk.conversation.startListening()
            #expect(await eventually { talk.log.all.last == .turnChanged(.listening) })
            #expect(!talk.microphone.isOpen)
            let statuses = talk.log.all.compactMap { if case .audioStatusChanged(let it) = $0 { it } else { nil } }
            #expect(!statuses.contains { !$0.isMuted })
        }
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `a reset forgets what was said and what it cost`(_ mode: ConversationMode) async throws {
        var prices = PriceTable.published
        // Reading costs nothing: it is the answer that spends everything.
        let price = Price(textInput: 0, textOutput: 1_000_000, audioInput: 0, audioOutput: 1_000_000)
        for model in ["gpt-realtime-2.1", "gpt-6.1-terra"] { prices[model] = price }
        try await talk(mode, prices: prices, budget: Budget(limit: 0.000_001)) { talk in
            try await talk.conversation.send("one")
            #expect(await answered(talk, "You said: one"))
            #expect(await eventually { await talk.conversation.cost != nil })
            await #expect(throws: EchoError.budgetSpent) { try await talk.conversation.send("two") }

            try await talk.conversation.reset()

            #expect(await talk.conversation.allMessages.isEmpty)
            #expect(await talk.conversation.usage == Usage())
            #expect(await talk.conversation.cost == nil)
            try await talk.conversation.send("three")
            #expect(await answered(talk, "You said: three"))
        }
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `what was said elsewhere is gone on from, in its order and under its ids`(_ mode: ConversationMode)
        async throws
    {
        let counting = ScriptedBrain.replying { text, count in .parts([.text("\(text) \(count)")]) }
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let past = [
            Message(id: "item_a", role: .user, medium: .voice, text: "one", status: .completed, createdAt: date),
            Message(
                id: "item_b", role: .assistant, medium: .voice, text: "two three",
                status: .interrupted(heard: .seconds(1), heardCharacters: 3), createdAt: date),
            Message(id: "item_c", role: .user, medium: .voice, text: "", status: .transcribing, createdAt: date),
        ]
        try await talk(mode, brain: counting) { talk in
            try await talk.conversation.send("forgotten")
            #expect(await answered(talk, "forgotten 1"))

            try await talk.conversation.resume(past)
            try await talk.conversation.send("four")

            #expect(await answered(talk, "four 3"))
            #expect(await texts(talk.conversation) == ["one", "two three", "four", "four 3"])
            #expect(await talk.conversation.allMessages.prefix(2).map(\.id) == ["item_a", "item_b"])
            #expect(!talk.log.all.contains { $0.isNews(of: "item_a") })
        }
    }

    @Test func `a conversation may begin with what was said before`() async throws {
        let counting = ScriptedBrain.replying { text, count in .parts([.text("\(text) \(count)")]) }
        try await LoopbackServer.run(LoopbackServer.configuration(brain: counting)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            let echo = Echo(key: LoopbackServer.token, configuration: configuration)
            let past = Message(
                id: "item_a", role: .user, medium: .text, text: "one", status: .completed, createdAt: Date())
            let conversation = try await echo.startConversation(
                mode: .text, settings: SessionSettings(), resuming: [past])

            try await conversation.send("two")

            #expect(await eventually { await conversation.allMessages.map(\.text) == ["one", "two", "two 2"] })
            await conversation.close()
        }
    }

    @Test func `what cannot be gone on with leaves the conversation as it is`() async throws {
        try await talk(.audio) { talk in
            try await talk.conversation.send("one")
            #expect(await answered(talk, "You said: one"))
            talk.transport.release(.invalidKey)
            await #expect(throws: EchoError.invalidKey) { try await talk.conversation.resume([]) }
            #expect(await texts(talk.conversation) == ["one", "You said: one"])
            talk.transport.release()
        }
    }

    @Test func `a reset that fails forgets nothing`() async throws {
        try await talk(.audio) { talk in
            try await talk.conversation.send("one")
            #expect(await answered(talk, "You said: one"))
            talk.transport.release(.invalidKey)
            await #expect(throws: EchoError.invalidKey) { try await talk.conversation.reset() }
            #expect(await texts(talk.conversation) == ["one", "You said: one"])
            talk.transport.release()
        }
    }

    @Test func `a conversation that is closed meanwhile stays closed`() async throws {
        try await talk(.audio) { talk in
            talk.transport.hold()
            let change = Task { try await talk.conversation.useModel("gpt-realtime-mini") }
            #expect(await eventually { talk.transport.attempts == 2 })

            await talk.conversation.close()
            talk.transport.release()

            await #expect(throws: EchoError.notConnected) { try await change.value }
            await #expect(throws: EchoError.notConnected) { try await talk.conversation.send("two") }
        }
    }
}

/// A network where nobody answers.
private struct HTTPNobody: HTTPTransportProtocol {
    static let error = EchoError.unreachable(host: "127.0.0.1", reason: "connection refused")

    func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse { throw Self.error }
}

extension EchoEvent {
    /// Whether it tells of a message.
    fileprivate func isNews(of id: Message.ID) -> Bool {
        switch self {
        case .messageUpdated(let message), .messageFinalized(let message), .messageReleased(let message):
            message.id == id
        default: false
        }
    }
}
