import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `The skills answer for a model` {
    private let brain = SkillBrain()

    private func prompt(
        _ items: [BrainItem], tools: [BrainTool] = [], choice: BrainToolChoice = .auto, format: BrainFormat? = nil
    ) -> BrainPrompt {
        BrainPrompt(
            items: items, tools: tools, toolChoice: choice, now: OfflineAssistant.now, timeZone: .gmt, seed: 1,
            format: format)
    }

    private static func text(_ parts: [BrainPart]?) -> String? {
        parts?.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    @Test(arguments: [
        ("What is twelve times seven?", "84"), ("what day is it", "Saturday"),
        ("set a timer for five minutes", "5 minutes"),
        ("how many days until christmas", "34 days"), ("spell rhythm", "R"), ("ten miles in kilometres", "16.09"),
        ("What is 12 times 7 and what time is it?", "84"), ("what is two plus two and what day is it", "Saturday"),
    ]) func `what they know exactly`(said: String, answer: String) {
        let text = Self.text(brain.exactly(prompt([.user(said)])))
        #expect(text?.contains(answer) == true, "\(text ?? "nothing")")
    }

    @Test func `the name that they were told, and leave to the model what they were not`() {
        let told: [BrainItem] = [.user("My name is Ada."), .assistant("Hello."), .user("What's my name?")]

        #expect(Self.text(brain.exactly(prompt(told))) == "Your name is Ada.")
        #expect(brain.exactly(prompt([.user("What's my name?")])) == nil)
    }

    @Test(arguments: [
        "Tell me about the sea.", "hello", "who are you", "What is love?", "what is the capital of France",
        "what is twelve times seven, and tell me a short story", "My name is Ada.", "How are you today?",
        "write a poem about ten cats", "is the twenty fifth a holiday in Norway",
    ]) func `and nothing else`(said: String) {
        #expect(brain.exactly(prompt([.user(said)])) == nil)
    }

    @Test func `what a question begins with, and the model has the rest behind it`() throws {
        let shared = try #require(
            brain.shared(prompt([.user("what is twelve times seven, and tell me a short story")])))

        #expect(shared.isFirst && Self.text(shared.said)?.contains("84") == true)
        #expect(shared.rest.items.first == .user("what is twelve times seven?") && shared.rest.items.count == 3)
        #expect(shared.rest.items.last == .user("tell me a short story"))
        #expect(brain.shared(prompt([.user("Tell me a story and a joke.")])) == nil)
    }

    @Test(arguments: [
        ("Tell me a short story, and what is twelve times seven?", "84"),
        ("Tell me a joke. What day is it?", "Saturday"),
    ]) func `what it ends with, behind the model`(said: String, answer: String) throws {
        let shared = try #require(brain.shared(prompt([.user(said)])))

        #expect(!shared.isFirst && Self.text(shared.said)?.contains(answer) == true)
        #expect(shared.rest.items.count == 1)
    }

    @Test(arguments: [
        "Write a poem about Paris and spell it backwards.", "Tell me a story about a clock and what time is.",
        "Explain gravity and what is that in miles", "Describe Rome and set a timer for five minutes",
        "Tell me about bees, what is two plus two, and write a poem",
    ]) func `but nothing that may belong to the rest`(said: String) {
        #expect(brain.shared(prompt([.user(said)]))?.isFirst != false)
    }

    @Test func `nor where data is wanted, or a function has to be called`() {
        #expect(brain.exactly(prompt([.user("what is two plus two")], format: .object)) == nil)
        #expect(
            brain.exactly(
                prompt([.user("what is two plus two")], tools: [BrainTool(name: "add")], choice: .required)) == nil)
    }

    @Test func `what came of a function of others is the model's to say`() {
        let items: [BrainItem] = [
            .user("What is the weather?"), .call(id: "1", name: "weather", arguments: "{}"),
            .callOutput(id: "1", output: "rain"),
        ]
        #expect(brain.exactly(prompt(items, tools: [BrainTool(name: "weather")])) == nil)
    }
}

@Suite struct `A question with several parts, without a model` {
    private func text(_ said: String) -> String {
        SkillBrain().parts(
            BrainPrompt(items: [.user(said)], now: OfflineAssistant.now, timeZone: .gmt, seed: 1)
        ).map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    @Test func `gets what can be answered, and hears what is left`() {
        let answer = text("What is twelve times seven, and tell me a short story?")

        #expect(answer.contains("84"), "\(answer)")
        #expect(answer.contains("For “tell me a short story” I need a model."), "\(answer)")
        #expect(answer.contains("/local"), "\(answer)")
        #expect(answer.contains("Ollama"), "\(answer)")
    }

    @Test func `is answered whole where all of it can be`() {
        let answer = text("what is two plus two and what day is it")

        #expect(answer.contains("4"), "\(answer)")
        #expect(answer.contains("Saturday"), "\(answer)")
        #expect(!answer.contains("model"), "\(answer)")
    }

    @Test func `of which nothing can be answered is refused once`() {
        let answer = text("write a poem and paint a picture")

        #expect(!answer.contains("For “"), "\(answer)")
        #expect(answer.contains("Type /local in echo-tui to get a model that runs on this machine."), "\(answer)")
    }
}
