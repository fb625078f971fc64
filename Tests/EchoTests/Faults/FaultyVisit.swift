import Echo
import EchoTestKit
import Foundation
import LocalBackend
import ServerTestKit
import Synchronization

/// A user who writes once and speaks once over a connection that is harmed, and says again what was not answered.
struct FaultyVisit: Sendable {
    /// What is left of a conversation when it is over.
    struct Outcome: Sendable {
        /// Completed messages, an unanswered question that was asked again being one.
        var story: [String]
        /// Ids of messages that had been completed and are not part of the conversation any more.
        var lost: [String]
        /// How often something had to be said again.
        var repetitions: Int
        var errors: [EchoError]
        var isFinal: Bool
        var connections: Int
        /// Pieces that the server had sent over the first connection before it was closed.
        var pieces: Int
        /// Types of the server's events over all connections.
        var received: [String]
    }

    static let brain = ScriptedBrain.echoing
    static var recognizer: ScriptedRecognizer {
        ScriptedRecognizer(Array(repeating: RecognizedWords(text: "spoken words"), count: 10_000))
    }
    static let story = [
        "user: written words", "assistant: You said: written words", "user: spoken words",
        "assistant: You said: spoken words",
    ]

    private let conversation: Conversation
    private let log: EventLog
    private let microphone: ManualMicrophone
    private let traffic: Traffic
    private let repetitions = Tally()

    /// Goes through the whole visit over this proxy.
    static func run(through proxy: FaultyProxy) async throws -> Outcome {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(try await proxy.start())"
        configuration.additionalModels = [configuration.realtimeModel, configuration.responsesModel]
        configuration.settings.turnMode = .manual
        let microphone = ManualMicrophone()
        let echo = Echo(key: LoopbackServer.token, configuration: configuration, microphone: microphone)
        let log = EventLog(echo.events)
        let traffic = Traffic(echo.traffic)
        let conversation = try await start(echo)
        let visit = FaultyVisit(conversation: conversation, log: log, microphone: microphone, traffic: traffic)

        try await visit.write("written words")
        try await visit.speak("spoken words")
        // What comes after the last word belongs to the visit too.
        _ = await eventually(within: .seconds(5)) { proxy.hasHappened || visit.hasHeardAll(of: proxy) }
        let outcome = await visit.outcome(proxy)
        await conversation.close()
        try await proxy.stop()
        return outcome
    }

    /// Somebody whose connection fails at once tries again.
    private static func start(_ echo: Echo) async throws -> Conversation {
        do {
            return try await echo.startConversation()
        } catch {
            return try await echo.startConversation()
        }
    }

    /// Without the head of the answer to the upgrade, every piece is an event.
    private func hasHeardAll(of proxy: FaultyProxy) -> Bool {
        proxy.isHarmless && traffic.types(.received).count + 1 >= proxy.pieces
            && traffic.types(.received).count { $0 == "response.done" } >= 2
    }

    private func write(_ text: String) async throws {
        try await untilAnswered(text) { try await conversation.send(text) }
    }

    private func speak(_ words: String) async throws {
        try await untilAnswered(words) {
            try await conversation.startListening()
            let begun = connectionEvents
            _ = await eventually { microphone.isOpen || connectionEvents != begun }
            let wanted = traffic.chunks + 15
            microphone.say(SpokenSound.voice(milliseconds: 300))
            // Without a connection the sound is kept in fewer, larger pieces: it has been taken by then.
            _ = await eventually(within: .seconds(1)) { traffic.chunks >= wanted }
            try await conversation.endUserTurn()
        }
    }

    private func untilAnswered(_ words: String, _ ask: () async throws -> Void) async throws {
        for attempt in 0..<3 {
            if hasLost { try await conversation.reconnect() }
            if attempt > 0 { repetitions.add() }
            try? await ask()
            let answer = "assistant: You said: \(words)"
            _ = await eventually { await completed.contains(answer) || hasLost }
            _ = await eventually { hasLost || isIdle }
            if await completed.contains(answer) { return }
        }
    }

    /// How often the connection came, went or failed.
    private var connectionEvents: Int {
        log.all.count { if case .connectionStatusChanged = $0 { true } else { false } }
    }

    /// Whether nobody tries to connect any more.
    private var hasLost: Bool {
        let last = log.all.last { if case .connectionStatusChanged = $0 { true } else { false } }
        if case .connectionStatusChanged(.lost)? = last { return true }
        return false
    }

    private var isIdle: Bool {
        let events = log.all
        guard case .turnChanged(let turn)? = events.last(where: { if case .turnChanged = $0 { true } else { false } }),
            case .connectionStatusChanged(.connected)? = events.last(where: {
                if case .connectionStatusChanged = $0 { true } else { false }
            })
        else { return false }
        return turn == .idle
    }

    private var completed: [String] {
        get async {
            await conversation.allMessages.filter { $0.status == .completed }.map { "\($0.role.rawValue): \($0.text)" }
        }
    }

    private func outcome(_ proxy: FaultyProxy) async -> Outcome {
        let messages = await conversation.allMessages
        let finished = log.all.compactMap { if case .messageFinalized(let it) = $0 { it } else { nil as Message? } }
        let completedIDs = Set(finished.filter { $0.status == .completed }.map(\.id))
        let errors = log.all.compactMap { event -> EchoError? in
            switch event {
            case .connectionStatusChanged(.lost(let error)), .error(let error): error
            case .connectionStatusChanged(.retrying(let retry)): retry.cause
            default: nil
            }
        }
        return Outcome(
            story: Self.withoutRepetitions(await completed),
            lost: completedIDs.subtracting(messages.map(\.id)).sorted(),
            repetitions: repetitions.count, errors: errors, isFinal: messages.allSatisfy(\.isFinal),
            connections: proxy.connections,
            pieces: proxy.pieces,
            received: traffic.types(.received))
    }

    private static func withoutRepetitions(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Counts.
}
