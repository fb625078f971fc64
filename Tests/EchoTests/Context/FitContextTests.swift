import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Fitting a prompt into its context` {
    private func message(_ id: String?, _ role: Message.Role) -> PromptEntry {
        .message(id: id, role: role, text: Array(repeating: "word", count: 96).joined(separator: " "))
    }

    private func entries(_ turns: ClosedRange<Int>) -> [PromptEntry] {
        turns.flatMap { [message("u\($0)", .user), message("a\($0)", .assistant)] }
    }

    private func prompt(_ entries: [PromptEntry]) -> AnswerPrompt {
        AnswerPrompt(model: "m", instructions: "", entries: entries)
    }

    private func makeSUT(_ service: CannedAnswers, _ policy: ContextPolicy = .summarise) -> FitContext {
        FitContext(
            fitting: ContextFitting(window: ContextWindow(input: 1600), policy: policy), service: service)
    }

    private func summaries(_ entries: [PromptEntry]) -> [String] {
        entries.compactMap { if case .message(nil, .system, let text) = $0 { text } else { nil } }
    }

    @Test func `what fits is not touched and nobody is asked`() async throws {
        let service = CannedAnswers.saying("unused")
        let outcome = try await makeSUT(service).fit(prompt(entries(1...3)), memory: ContextMemory())

        #expect(outcome == FitContext.Outcome(prompt: prompt(entries(1...3)), memory: ContextMemory()))
        #expect(service.prompts.isEmpty)
    }

    @Test func `a summary stands for what went`() async throws {
        var used = Usage()
        used.outputTextTokens = 12
        let service = CannedAnswers.saying("They spoke of words.", usage: used)
        let outcome = try await makeSUT(service).fit(prompt(entries(1...9)), memory: ContextMemory())

        #expect(summaries(outcome.prompt.entries) == ["Summary of the conversation so far:\nThey spoke of words."])
        #expect(Array(outcome.prompt.entries.dropFirst()) == entries(5...9))
        #expect(outcome.trim?.means == .summarised)
        #expect(outcome.trim?.messageIDs == ["u1", "a1", "u2", "a2", "u3", "a3", "u4", "a4"])
        #expect(outcome.usage == used)
        #expect(service.prompts.count == 1)
        #expect(service.prompts.first?.model == "m")
        #expect(service.prompts.first?.entries.count == 1)
    }

    @Test func `what went once stays away, and the next summary knows the first`() async throws {
        let first = try await makeSUT(.saying("First.")).fit(prompt(entries(1...9)), memory: ContextMemory())
        let between = try await makeSUT(.saying("unused")).fit(prompt(entries(1...10)), memory: first.memory)
        #expect(between.trim == nil)
        #expect(Array(between.prompt.entries.dropFirst()) == entries(5...10))

        let service = CannedAnswers.saying("Second.")
        let second = try await makeSUT(service).fit(prompt(entries(1...14)), memory: between.memory)
        #expect(summaries(second.prompt.entries) == [ContextMemory.heading + "Second."])
        #expect(second.trim?.messageIDs.first == "u5")
        guard case .message(_, _, let transcript)? = service.prompts.first?.entries.first else {
            Issue.record("nothing was to be summarised")
            return
        }
        #expect(transcript.hasPrefix("Earlier: First.\n\nuser: word"))
    }

    @Test(arguments: [
        CannedAnswers(failure: EchoError.connectionTimedOut(host: "h")), CannedAnswers([.ended(.completed)]),
        CannedAnswers([.refusal(itemID: "i", delta: "No."), .ended(.completed)]), CannedAnswers(),
    ])
    func `without a summary the turns are dropped`(_ service: CannedAnswers) async throws {
        let outcome = try await makeSUT(service).fit(prompt(entries(1...9)), memory: ContextMemory())

        #expect(outcome.trim?.means == .dropped)
        #expect(outcome.prompt.entries == entries(5...9))
        #expect(outcome.memory.summary == nil)
    }

    @Test func `dropping asks nobody`() async throws {
        let service = CannedAnswers.saying("unused")
        let outcome = try await makeSUT(service, .drop).fit(prompt(entries(1...9)), memory: ContextMemory())

        #expect(service.prompts.isEmpty)
        #expect(outcome.trim?.means == .dropped)
        #expect(outcome.trim?.tokensAfter == 1200)
    }

    @Test func `messages without an id are left out too`() async throws {
        let nameless = (1...9).flatMap { _ in [message(nil, .user), message(nil, .assistant)] }
        let outcome = try await makeSUT(.saying("unused"), .drop).fit(prompt(nameless), memory: ContextMemory())
        #expect(outcome.prompt.entries.count == 12)
    }

    @Test func `a summary that is too long is cut`() async throws {
        let chatter = Array(repeating: "chatter", count: 5000).joined(separator: " ")
        let outcome = try await makeSUT(.saying(chatter)).fit(prompt(entries(1...9)), memory: ContextMemory())
        let summary = try #require(outcome.memory.summary)

        #expect(TokenCounter.tokens(in: summary) <= 200)
        #expect(TokenCounter.tokens(in: summary) > 150)
        #expect(try #require(outcome.trim).tokensAfter <= 1600)
    }

    @Test func `what is to be summarised is cut to what the model can read, oldest first`() throws {
        let summary = ContextSummary(
            entries: entries(1...100) + [.message(id: "z", role: .user, text: "the end")], maximumTokens: 200)
        let prompt = summary.prompt(model: "m", limit: 1000)
        let tokens =
            TokenCounter.tokens(inFrameOf: prompt) + TokenCounter.tokens(in: try #require(prompt.entries.first))
        guard case .message(_, .user, let text)? = prompt.entries.first else { return }

        #expect(tokens <= 1000)
        #expect(tokens > 900)
        #expect(text.hasSuffix("user: the end"))
    }

    @Test func `calls and their outputs are in what is summarised`() {
        let call = ToolCall(id: "c", name: "weather", arguments: #"{"city":"Lisbon"}"#)
        let entries: [PromptEntry] = [
            .call(call), .result(ToolResult(callID: "c", output: "no line", isError: true)), .reasoning(["id": "r"]),
        ]
        let prompt = ContextSummary(entries: entries, maximumTokens: 200).prompt(model: "m", limit: 1000)
        let text = "assistant calls weather: {\"city\":\"Lisbon\"}\n\nerror: no line"
        #expect(prompt.entries == [.message(id: nil, role: .user, text: text)])
    }
}
