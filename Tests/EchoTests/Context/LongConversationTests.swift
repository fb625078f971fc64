import EchoTestKit
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@testable import Echo

/// Written conversations with the local server that grow longer, or dearer, than they may.
@Suite struct `A conversation within its limits` {
    private func run(
        _ change: @escaping @Sendable (inout EchoConfiguration) -> Void,
        _ test: @escaping @Sendable (Conversation, EventLog) async throws -> Void
    ) async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            change(&configuration)
            let echo = Echo(key: LoopbackServer.token, configuration: configuration)
            let log = EventLog(echo.events)
            let conversation = try await echo.start.conversation(mode: .text, systemMessage: "Be brief.")
            try await test(conversation, log)
            await conversation.close()
        }
    }

    /// Sends it and waits for the answer.
    private func say(_ text: String, in conversation: Conversation) async throws {
        let count = await conversation.allMessages.count
        try await conversation.send(text)
        #expect(
            await eventually {
                let messages = await conversation.allMessages
                return messages.count == count + 2 && messages.allSatisfy(\.isFinal)
            })
    }

    private func trims(_ log: EventLog) -> [ContextTrim] {
        log.all.compactMap { if case .contextTrimmed(let trim) = $0 { trim } else { nil } }
    }

    private let long = Array(repeating: "word", count: 60).joined(separator: " ")

    @Test func `the oldest turns are left out, and the conversation goes on`() async throws {
        try await run({ $0.contextTokens = 500 }) { [long] conversation, log in
            for number in 1...6 { try await say("\(number) \(long)", in: conversation) }

            let trims = trims(log)
            let messages = await conversation.allMessages
            #expect(messages.count == 12)
            #expect(messages.last?.text == "You said: 6 \(long)")
            #expect(!trims.isEmpty)
            #expect(trims.allSatisfy { $0.means == .dropped && $0.tokensAfter <= 500 && $0.tokensBefore > 500 })
            let left = trims.flatMap(\.messageIDs)
            #expect(left == messages.prefix(left.count).map(\.id))
        }
    }

    @Test func `a summary is asked for where it is wanted`() async throws {
        try await run({
            $0.contextTokens = 700
            $0.context = .summarise
        }) { [long] conversation, log in
            for number in 1...6 { try await say("\(number) \(long)", in: conversation) }

            #expect(trims(log).contains { $0.means == .summarised })
            #expect(await conversation.allMessages.last?.text == "You said: 6 \(long)")
        }
    }

    @Test func `what is too long alone is said, and shorter words are answered`() async throws {
        try await run({ $0.contextTokens = 300 }) { conversation, log in
            try await conversation.send(Array(repeating: "word", count: 400).joined(separator: " "))
            #expect(await log.sees { if case .error(.tooLong(_, limit: 300)) = $0 { true } else { false } })

            try await conversation.send("hi")
            #expect(await eventually { await conversation.allMessages.last?.text == "You said: hi" })
        }
    }

    @Test func `the budget warns, stops, and raised lets go on`() async throws {
        try await run({
            // A token that is written, ten cents.
            $0.prices = PriceTable(["gpt-6.1-terra": Price(textInput: 100, textOutput: 100_000)])
        }) { conversation, log in
            try await say("hello", in: conversation)
            #expect(await eventually { await conversation.cost != nil })
            let spent = try #require(await conversation.cost).total

            let limit = spent + 1 / 100
            await conversation.setBudget(Budget(limit: limit))
            #expect(await log.sees(.budgetReached(.nearlySpent(spent: spent, limit: limit))))
            try await say("hello again", in: conversation)
            #expect(await log.sees { if case .budgetReached(.spent(_, limit, _)) = $0 { true } else { false } })

            await #expect(throws: EchoError.budgetSpent) { try await conversation.send("one more") }

            await conversation.setBudget(Budget(limit: 1_000))
            try await conversation.send("again")
            #expect(await eventually { await conversation.allMessages.last?.text == "You said: again" })
        }
    }
}
