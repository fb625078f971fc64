import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `A function whose schema shows what it takes` {
    private static let sentences = [
        "turn on the kitchen lamp", "turn off the kitchen lamp", "dim the bedroom lamp to 40 percent",
        "is the back door locked", "lock the back door", "turn off everything downstairs except the hall",
    ]

    private static func tool(_ examples: [String]) -> BrainTool {
        BrainTool(
            name: "house_control", description: "Acts.",
            parameters: [
                "type": "object", "required": ["sentence"],
                "properties": ["sentence": ["type": "string", "examples": .array(examples.map { .string($0) })]],
            ])
    }

    private let context = SkillContext(earlier: [], now: .now, timeZone: .gmt, seed: 1, canAnnounce: false)

    private func calls(_ text: String, _ tool: BrainTool = tool(sentences)) -> [String] {
        let parts = ToolSkill(tools: [tool], choice: .auto).answer(Utterance(text), in: context) ?? []
        return parts.compactMap { if case .call(_, let arguments) = $0 { arguments } else { nil } }
    }

    @Test(arguments: [
        "turn on the kitchen lamp", "Please turn off the bedroom lamp!", "dim the kitchen lamp to 25 percent",
        "is the kitchen door locked", "turn off everything downstairs", "dim the kitchen lamp to twenty five percent",
        "dim the bedroom lamp to forty percent",
    ])
    func `gets what is said like that, as it is said`(text: String) throws {
        let call = try #require(calls(text).first)
        let said = try #require(JSONValue(parsing: Data(call.utf8))["sentence"]?.string)
        #expect(text.lowercased().contains(said.lowercased()))
    }

    @Test func `shows besides what only who listens is told`() {
        let tool = BrainTool(
            name: "house", description: "Acts.",
            parameters: [
                "type": "object", "required": ["sentence"],
                "properties": [
                    "sentence": ["type": "string", "examples": ["lock the door"], "x-heard": ["open the door"]],
                    "others": ["type": "array", "items": ["type": "string", "x-heard": ["to forty percent"]]],
                ],
            ])

        #expect(ToolExamples.phrases(tool) == ["lock the door", "open the door", "to forty percent"])
    }

    @Test(arguments: [
        "what time is it", "tell me a joke", "is it raining in Lisbon", "turn that frown upside down my friend", "lock",
        "is 12 times 7", "dim 20 40 20", "lock 3 plus 4", "is twelve times seven", "turn twenty into ten",
    ])
    func `does not get what is said otherwise`(text: String) { #expect(calls(text).isEmpty) }

    /// Its name stands in them, and nothing is cut out of them.
    @Test(arguments: [
        "every evening at 22:30 the house is dark", "what is the state of the house",
        "forget everything you learned about the house",
    ])
    func `gets a whole sentence that names it, or none`(text: String) throws {
        var tool = Self.tool(Self.sentences)
        tool.name = "house"
        let said = try calls(text, tool).map { try JSONValue(parsing: Data($0.utf8))["sentence"]?.string }
        #expect(said == [text])
    }

    @Test(arguments: [
        "lock all the doors downstairs", "dim all the lamps", "is everything locked",
        "turn off the kitchen lamp except the batcave lights",
    ])
    func `is asked about what nobody else takes, when its words are those of the examples`(text: String) throws {
        let tool = Self.tool(Self.sentences + ["turn off all the lamps", "lock all doors"])
        let prompt = BrainPrompt(items: [.user(text)], tools: [tool], now: .now, timeZone: .gmt, seed: 1)
        guard case .call(_, let arguments)? = SkillBrain().parts(prompt).first else {
            Issue.record("no call")
            return
        }
        #expect(try JSONValue(parsing: Data(arguments.utf8))["sentence"] == .string(text))
    }

    @Test func `is not asked about what has other words`() {
        let tool = Self.tool(Self.sentences)
        let prompt = BrainPrompt(
            items: [.user("is poetry translatable")], tools: [tool], now: .now, timeZone: .gmt, seed: 1)
        #expect(!SkillBrain().parts(prompt).contains { if case .call = $0 { true } else { false } })
    }

    @Test func `is not asked about what shares only small words with the examples`() {
        let tool = Self.tool(Self.sentences + ["what is the temperature", "what is the humidity"])
        for text in ["what is the weather", "who is it"] {
            let prompt = BrainPrompt(items: [.user(text)], tools: [tool], now: .now, timeZone: .gmt, seed: 1)
            #expect(!SkillBrain().parts(prompt).contains { if case .call = $0 { true } else { false } }, "\(text)")
        }
    }

    @Test func `gets one word where that is an example, and no other`() {
        let tool = Self.tool(Self.sentences + ["yes"])
        #expect(calls("Yes!", tool).count == 1)
        #expect(calls("lock", tool).isEmpty)
        #expect(calls("yes").isEmpty)
    }

    @Test func `gets nothing by a few examples, which show no language`() {
        #expect(calls("turn on the lamp", Self.tool(["turn on the lamp"])).isEmpty)
    }

    @Test func `is passed over where it says that it did not understand`() {
        let prompt = BrainPrompt(
            items: [
                .user("What is 12 times 7?"), .call(id: "1", name: "house_control", arguments: "{}"),
                .callOutput(id: "1", output: #"{"understood": false}"#),
            ], tools: [Self.tool(Self.sentences + ["what is 12 times 7"])], now: .now, timeZone: .gmt, seed: 1)

        let parts = SkillBrain().parts(prompt)

        let text = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        #expect(text.contains("is 84."))
    }

    @Test func `tells the recogniser its sentences`() {
        #expect(ToolVocabulary.phrases(Self.tool(Self.sentences)).contains("dim the bedroom lamp to 40 percent"))
    }

    private static let listening: BrainTool = {
        var tool = Self.tool(sentences)
        guard case .object(var schema) = tool.parameters, case .object(var properties)? = schema["properties"] else {
            return tool
        }
        properties["alternatives"] = [
            "type": "array", "items": ["type": "string", "examples": ["what's the weather", "to forty percent"]],
        ]
        schema["properties"] = .object(properties)
        tool.parameters = .object(schema)
        return tool
    }()

    @Test func `gets what may have been said instead, where it takes that`() throws {
        let said = "turn on the kitchen lamb"
        let others = ["Turn on the kitchen lamp", "Turn on a kitchen lamb"]
        let prompt = BrainPrompt(
            items: [.user(said, alternatives: others)], tools: [Self.listening], now: .now, timeZone: .gmt, seed: 1)
        guard case .call(_, let arguments)? = SkillBrain().parts(prompt).first else {
            Issue.record("no call")
            return
        }
        let given = try JSONValue(parsing: Data(arguments.utf8))
        #expect(given["sentence"] == .string(said))
        #expect(given["alternatives"] == .array(others.map { .string($0) }))
        #expect(!calls(said).joined().contains("alternatives"))
    }

    @Test func `tells the recogniser what its alternatives may be, and takes none of it for meant`() {
        let phrases = ToolVocabulary.phrases(Self.listening)
        #expect(phrases.contains("what's the weather"))
        #expect(phrases.contains("to forty percent"))
        #expect(calls("what's the weather", Self.listening).isEmpty)
    }

    @Test func `tells them always in the same order, each once`() {
        let some = ToolExamples.phrases(Self.tool(Self.sentences + ["yes", "yes"]))
        #expect(some == ToolExamples.phrases(Self.tool(["yes"] + Self.sentences.reversed())))
    }
}
