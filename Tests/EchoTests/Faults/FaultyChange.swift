import EchoTestKit
import Foundation
import HouseTestKit
import LocalBackend

@testable import Echo

/// A user who writes, changes to voice over a connection that is harmed, and changes back; muted all the time.
struct FaultyChange: Sendable {
    /// What is left of a conversation when it is over.
    struct Outcome: Sendable, Hashable {
        var story: [String]
        var usage: Usage
        var cost: Cost?
        var isMuted: Bool
        /// Answers of which the server told what they used.
        var accounts: Int

        /// The money is known as far as the server told of it.
        func isAs(_ other: Outcome) -> Bool {
            story == other.story && isMuted == other.isMuted
                && (accounts < other.accounts || (usage, cost) == (other.usage, other.cost))
        }
    }

    static let story = ["one", "two", "three"].flatMap { ["user: \($0)", "assistant: You said: \($0)"] }

    private let conversation: Conversation
    private let log: EventLog

    /// - Parameter port: of the server, which writing reaches unharmed.
    static func run(through proxy: FaultyProxy, to port: Int) async throws -> Outcome {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)"
        configuration.connectTimeout = .seconds(2)
        let price = Price(textInput: 100, textOutput: 100, audioInput: 100, audioOutput: 100)
        for model in ["gpt-realtime", "gpt-5-mini"] { configuration.prices[model] = price }
        let endpoint = try RealtimeEndpoint(
            baseURL: "ws://127.0.0.1:\(try await proxy.start())", model: configuration.realtimeModel)
        let echo = Echo(
            key: LoopbackServer.token, configuration: configuration, microphone: ManualMicrophone(),
            realtimeTransport: WebSocketTransport(endpoint: endpoint, key: LoopbackServer.token))
        let conversation = try await echo.startConversation(mode: .text)
        let visit = FaultyChange(conversation: conversation, log: EventLog(conversation.events))
        let outcome = try await visit.outcome()
        await conversation.close()
        try await proxy.stop()
        return outcome
    }

    private func outcome() async throws -> Outcome {
        await conversation.setMuted(true)
        try await say("one")
        try await change(to: .audio)
        try await say("two")
        try await conversation.startListening()
        let statuses = log.all.compactMap { if case .audioStatusChanged(let it) = $0 { it } else { nil } }
        await conversation.stopListening()
        try await change(to: .text)
        try await say("three")
        let messages = await conversation.allMessages.filter { $0.status == .completed }
        return Outcome(
            story: messages.map { "\($0.role.rawValue): \($0.text)" }, usage: await conversation.usage,
            cost: await conversation.cost, isMuted: !statuses.contains { !$0.isMuted },
            accounts: log.all.count { if case .usageUpdated = $0 { true } else { false } })
    }

    /// Whose change fails finds everything as it was, and tries again.
    private func change(to mode: ConversationMode) async throws {
        for _ in 0..<3 where await conversation.mode != mode {
            let (before, usage) = (await conversation.allMessages, await conversation.usage)
            do {
                try await conversation.switchMode(to: mode)
            } catch {
                let kept = await (
                    conversation.mode != mode, conversation.allMessages == before, conversation.usage == usage
                )
                guard kept == (true, true, true) else {
                    throw Broken(description: "a failure changed something: \(error)")
                }
            }
        }
    }

    private func say(_ text: String) async throws {
        for _ in 0..<3 {
            do {
                try await conversation.send(text)
            } catch {
                try await conversation.reconnect()
                continue
            }
            let answered = await eventually {
                let last = await conversation.allMessages.last
                return last?.isFinal == true && last?.text == "You said: \(text)" || hasLost
            }
            if answered, !hasLost { return }
            try await conversation.reconnect()
            if await conversation.allMessages.last?.text == "You said: \(text)" { return }
        }
    }

    /// Whether nobody tries to connect any more.
    private var hasLost: Bool {
        let last = log.all.last { if case .connectionStatusChanged = $0 { true } else { false } }
        if case .connectionStatusChanged(.lost)? = last { return true }
        return false
    }

    struct Broken: Error, CustomStringConvertible { var description: String }
}
