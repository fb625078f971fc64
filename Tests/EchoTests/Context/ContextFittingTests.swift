import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A conversation that grows too long` {
    /// A message of a hundred tokens.
    private func message(_ id: String, _ role: Message.Role) -> PromptEntry {
        .message(id: id, role: role, text: Array(repeating: "word", count: 96).joined(separator: " "))
    }

    private func turn(_ number: Int) -> [PromptEntry] {
        [message("u\(number)", .user), message("a\(number)", .assistant)]
    }

    private func prompt(_ entries: [PromptEntry], instructions: String = "") -> AnswerPrompt {
        AnswerPrompt(model: "m", instructions: instructions, entries: entries)
    }

    private func makeSUT(_ limit: Int, _ policy: ContextPolicy = .drop, instructions: Int? = nil) -> ContextFitting {
        ContextFitting(window: ContextWindow(input: limit, instructions: instructions), policy: policy)
    }

    private func ids(_ entries: [PromptEntry]) -> [String] {
        entries.map {
            switch $0 {
            case .message(let id, _, _): id ?? "?"
            case .call(let call): "call \(call.id)"
            case .result(let result): "result \(result.callID)"
            case .reasoning: "reasoning"
            case .picture(let picture, _): "picture \(picture.name)"
            }
        }
    }

    private func results(_ words: [Int]) -> [PromptEntry] {
        words.enumerated().flatMap { number, words -> [PromptEntry] in
            let output = Array(repeating: "word", count: words).joined(separator: " ")
            return [
                .call(ToolCall(id: "c\(number)", name: "f", arguments: "{}")),
                .result(ToolResult(callID: "c\(number)", output: output)),
            ]
        }
    }

    @Test func `the longest results of the last turn are cut and marked rather than the question refused`() throws {
        let entries = turn(1) + [message("u2", .user)] + results([20, 5000])
        let sut = makeSUT(1000)
        #expect(throws: EchoError.self) { try sut.plan(prompt(entries)) }
        let shorter = try #require(sut.cuttingResults(of: prompt(entries)))

        let outputs = shorter.entries.compactMap { if case .result(let result) = $0 { result.output } else { nil } }
        #expect(outputs[0] == Array(repeating: "word", count: 20).joined(separator: " "))
        #expect(outputs[1].contains("The output is cut off here"))
        #expect(try sut.plan(shorter).tokensAfter <= 1000)
    }

    @Test func `a question that is too long by itself is refused all the same`() {
        let long = PromptEntry.message(
            id: "u", role: .user, text: Array(repeating: "word", count: 2000).joined(separator: " "))
        #expect(makeSUT(1000).cuttingResults(of: prompt([long])) == nil)
        #expect(makeSUT(1000).cuttingResults(of: prompt([long] + results([5000]))) == nil)
    }

    @Test func `one that fits is left alone`() throws {
        let entries = turn(1) + turn(2)
        let plan = try makeSUT(400).plan(prompt(entries))

        #expect(plan.kept == entries)
        #expect(plan.trim == nil)
        #expect(plan.tokensBefore == 400)
    }

    @Test func `the oldest turns go, down to four fifths`() throws {
        let plan = try makeSUT(1000).plan(prompt((1...6).flatMap(turn)))

        #expect(ids(plan.kept) == ["u3", "a3", "u4", "a4", "u5", "a5", "u6", "a6"])
        #expect(
            plan.trim
                == ContextTrim(
                    means: .dropped, messageIDs: ["u1", "a1", "u2", "a2"], tokensBefore: 1200, tokensAfter: 800))
    }

    @Test func `the oldest turns that go for a guess go with it`() throws {
        var window = ContextWindow(input: 1000)
        window.isGuess = true
        let guessed = ContextFitting(window: window, policy: .drop)
        #expect(try guessed.plan(prompt((1...6).flatMap(turn))).trim?.guess == 1000)
        let own = ContextFitting(window: .guess(size: 8192), policy: .drop, maximum: 1000)
        #expect(try own.plan(prompt((1...6).flatMap(turn))).trim?.guess == nil)
    }

    @Test func `system messages and the last turn stay, wherever they are`() throws {
        let entries = [message("s1", .system)] + turn(1) + [message("s2", .system)] + turn(2)
        let plan = try makeSUT(420).plan(prompt(entries))
        #expect(ids(plan.kept) == ["s1", "s2", "u2", "a2"])
        #expect(ids(plan.left) == ["u1", "a1"])
    }

    @Test func `a call goes with its output and never alone`() throws {
        let call = ToolCall(id: "c", name: "weather", arguments: "{}")
        let tools: [PromptEntry] = [
            message("u1", .user), .reasoning(["id": "rs"]), .call(call),
            .result(ToolResult(callID: "c", output: "sunny")),
            message("a1", .assistant),
        ]
        let plan = try makeSUT(500).plan(prompt(tools + turn(2) + turn(3)))
        #expect(ids(plan.left) == ["u1", "reasoning", "call c", "result c", "a1"])
        #expect(ids(plan.kept) == ["u2", "a2", "u3", "a3"])
    }

    @Test func `an output that comes turns later holds them together`() throws {
        let call = ToolCall(id: "c", name: "slow", arguments: "{}")
        let slow: [PromptEntry] =
            [message("u1", .user), .call(call)] + turn(2) + [.result(ToolResult(callID: "c", output: "done"))]
        let plan = try makeSUT(600).plan(prompt(slow + turn(3) + turn(4)))

        #expect(ids(plan.left) == ["u1", "call c", "u2", "a2", "result c"])
        #expect(ids(plan.kept) == ["u3", "a3", "u4", "a4"])
    }

    @Test func `a call without an output binds nothing`() throws {
        let call = ToolCall(id: "c", name: "never", arguments: "{}")
        let plan = try makeSUT(300).plan(prompt([message("u1", .user), .call(call)] + turn(2)))
        #expect(ids(plan.kept) == ["u2", "a2"])
    }

    @Test func `a greeting before the first turn is the first to go`() throws {
        let plan = try makeSUT(450).plan(prompt([message("hello", .assistant)] + turn(1) + turn(2)))
        #expect(ids(plan.left).first == "hello")
    }

    @Test func `a last turn that does not fit alone is too long`() {
        #expect(throws: EchoError.tooLong(tokens: 200, limit: 150)) {
            try makeSUT(150).plan(prompt(turn(1) + turn(2)))
        }
    }

    @Test func `instructions have a limit of their own`() {
        let instructions = Array(repeating: "word", count: 60).joined(separator: " ")
        #expect(throws: EchoError.tooLong(tokens: 64, limit: 50)) {
            try makeSUT(1000, instructions: 50).plan(prompt([], instructions: instructions))
        }
    }

    @Test func `a wide window is filled only as far as one wants to pay`() {
        let fitting = ContextFitting(window: ContextWindow(input: 272_000), policy: .drop)
        #expect(fitting.limit == 128_000)
        #expect(ContextFitting(window: ContextWindow(input: 28_672), policy: .drop).limit == 28_672)
    }

    @Test func `a summary gets its place, and more goes for it`() throws {
        let plan = try makeSUT(1600, .summarise).plan(prompt((1...9).flatMap(turn)))

        #expect(plan.trim?.means == .summarised)
        #expect(plan.left.count == 8)
        #expect(plan.tokensAfter == 1000 + 200)
    }

    @Test func `where a summary has no place the turns are dropped`() throws {
        let plan = try makeSUT(210, .summarise).plan(prompt(turn(1) + turn(2)))
        #expect(plan.trim?.means == .dropped)
        #expect(ids(plan.kept) == ["u2", "a2"])
    }

    @Test(arguments: 1...40)
    func `whatever is left fits, in order, and nothing is lost`(turns: Int) throws {
        let entries = (1...turns).flatMap(turn)
        let plan = try makeSUT(1500).plan(prompt(entries))

        #expect(plan.left + plan.kept == entries)
        #expect(plan.tokensAfter <= 1500)
        #expect(plan.kept.count.isMultiple(of: 2))
    }

    @Test func `the windows of the known models, and one for the others`() {
        let windows = ContextWindows.published
        for model in ["gpt-realtime-2.1", "gpt-6.1-terra", "gpt-6-luna", "gpt-5-mini", "gpt-realtime"] {
            #expect(windows.models.contains(model), "\(model)")
        }
        #expect(windows["gpt-realtime-2.1"].input == 96_000)
        #expect(windows["gpt-6.1-terra"].input == 922_000)
        #expect(windows["gpt-realtime-2025-08-28"].instructions == 16_384)
        #expect(windows["somebody's"] == .guess(size: 8192))
        #expect(ContextWindow(size: 8192).input == 6144)
        #expect(ContextWindow(size: 100_000).input == 95_904)
    }
}
