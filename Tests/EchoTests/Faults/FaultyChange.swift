import EchoTestKit
import Foundation
import LocalBackend
import ServerTestKit

@testable import Echo

/// A user who writes, and changes the mode or the model or begins anew, over a connection that is harmed; muted all the
/// time.
struct FaultyChange: Sendable {
    /// Whose connection is harmed.
    enum Leg: Sendable, CaseIterable { case voice, text }

    /// What is left of a conversation, or of what of it is not forgotten.
    struct Chapter: Sendable, Hashable {
        var story: [String]
        var usage: Usage
        var cost: Cost?
        /// Tokens of each answer, as far as the server told of them.
        var told: [Int]

        /// The money is what the server told of, and as much as that of the other when it told of as many answers.
        func isAs(_ other: Chapter) -> Bool {
            story == other.story && usage.totalTokens == told.reduce(0, +)
                && (told.count != other.told.count || (usage, cost) == (other.usage, other.cost))
        }
    }

    struct Outcome: Sendable, Hashable {
        var chapters: [Chapter]
        var isMuted: Bool

        var accounts: Int { chapters.reduce(0) { $0 + $1.told.count } }

        func isAs(_ other: Outcome) -> Bool {
            isMuted == other.isMuted && chapters.count == other.chapters.count
                && zip(chapters, other.chapters).allSatisfy { $0.isAs($1) }
        }
    }

    private let conversation: Conversation
    private let log: EventLog
    private let traffic: Traffic

    /// - Parameter port: of the server, which the other leg reaches unharmed.
    static func run(
        _ course: ChangeCourse, harming leg: Leg, through proxy: FaultyProxy, to port: Int
    ) async throws -> Outcome {
        let harmed = try await proxy.start()
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(leg == .text ? harmed : port)"
        configuration.additionalModels = [configuration.realtimeModel, configuration.responsesModel]
        configuration.connectTimeout = .seconds(2)
        configuration.httpTimeouts.head = .seconds(3)
        configuration.httpTimeouts.idle = .seconds(3)
        let price = Price(textInput: 100, textOutput: 100, audioInput: 100, audioOutput: 100)
        for model in ["gpt-realtime-2.1", "gpt-realtime-mini", "gpt-5", "gpt-6.1-terra"] {
            configuration.prices[model] = price
        }
        let endpoint = try RealtimeEndpoint(
            baseURL: "ws://127.0.0.1:\(leg == .voice ? harmed : port)", model: configuration.realtimeModel)
        let echo = Echo(
            key: LoopbackServer.token, configuration: configuration, microphone: ManualMicrophone(),
            realtimeTransport: WebSocketTransport(endpoint: endpoint, key: LoopbackServer.token))
        let traffic = Traffic(echo.traffic)
        let conversation = try await echo.startConversation(mode: .text)
        let visit = FaultyChange(
            conversation: conversation, log: EventLog(conversation.events), traffic: traffic)
        let outcome = try await visit.outcome(of: course)
        await conversation.close()
        try await proxy.stop()
        return outcome
    }

    private func outcome(of course: ChangeCourse) async throws -> Outcome {
        await conversation.setMuted(true)
        var chapters: [Chapter] = []
        for step in course.steps {
            if step == .reset { chapters.append(await chapter(after: chapters)) }
            try await perform(step)
        }
        chapters.append(await chapter(after: chapters))
        let statuses = log.all.compactMap { if case .audioStatusChanged(let it) = $0 { it } else { nil } }
        return Outcome(chapters: chapters, isMuted: !statuses.contains { !$0.isMuted })
    }

    private func chapter(after earlier: [Chapter]) async -> Chapter {
        let past = earlier.reduce(0) { $0 + $1.told.count }
        let usage = await conversation.usage
        // The record of the wire is read beside what follows from it.
        _ = await eventually(within: .seconds(2)) {
            traffic.toldTokens.dropFirst(past).reduce(0, +) == usage.totalTokens
        }
        let messages = await conversation.allMessages.filter { $0.status == .completed }
        return Chapter(
            story: messages.map { "\($0.role.rawValue): \($0.text)" }, usage: usage, cost: await conversation.cost,
            told: Array(traffic.toldTokens.dropFirst(past)))
    }

    private func perform(_ step: ChangeCourse.Step) async throws {
        switch step {
        case .say(let text): try await say(text)
        case .mode(let mode):
            try await change { try await conversation.switchMode(to: mode) }
            guard mode == .audio else { return }
            try? await conversation.startListening()
            await conversation.stopListening()
        case .model(let model): try await change { try await conversation.useModel(model) }
        case .reset: try await change { try await conversation.reset() }
        }
    }

    /// Whose change fails finds everything as it was, and tries again.
    private func change(_ make: () async throws -> Void) async throws {
        for _ in 0..<3 {
            let before = await state
            do { return try await make() } catch {
                let after = await state
                guard after == before else {
                    throw Broken(description: "a failure changed something: \(error); \(before) became \(after)")
                }
            }
        }
    }

    private struct State: Hashable {
        var mode: ConversationMode
        var model: String
        var messages: [Message]
        var usage: Usage
    }

    private var state: State {
        get async {
            State(
                mode: await conversation.mode, model: await conversation.model,
                messages: await conversation.allMessages, usage: await conversation.usage)
        }
    }

    private func say(_ text: String) async throws {
        var isAsked = false
        for _ in 0..<4 {
            let failures = failures
            do {
                if hasLost { try await conversation.reconnect() }
                if await isAnswered(text) { return }
                // What was asked is asked again where nobody does so by himself.
                if isAsked { try await conversation.regenerate() } else { try await conversation.send(text) }
                isAsked = true
            } catch {
                continue
            }
            await look { await isAnswered(text) || hasLost || self.failures > failures }
            if await isAnswered(text), !hasLost { return }
        }
    }

    /// Looks the more seldom the longer it takes: hundreds wait at the same time, and looking costs what they wait for.
    private func look(until holds: () async -> Bool) async {
        let deadline = ContinuousClock.now + TestPatience.limit
        var nap = Duration.milliseconds(2)
        while await !holds(), ContinuousClock.now < deadline, !Task.isCancelled {
            try? await Task.sleep(for: nap)
            nap = min(nap * 5 / 4, .milliseconds(250))
        }
    }

    private func isAnswered(_ text: String) async -> Bool {
        let last = await conversation.allMessages.last
        return last?.status == .completed && last?.text == "You said: \(text)"
    }

    /// Answers that came to nothing.
    private var failures: Int { log.all.count { if case .error = $0 { true } else { false } } }

    /// Whether nobody tries to connect any more.
    private var hasLost: Bool {
        let last = log.all.last { if case .connectionStatusChanged = $0 { true } else { false } }
        if case .connectionStatusChanged(.lost)? = last { return true }
        return false
    }

    struct Broken: Error, CustomStringConvertible { var description: String }
}
