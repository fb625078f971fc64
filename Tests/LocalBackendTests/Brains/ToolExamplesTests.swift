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
        "is the kitchen door locked", "turn off everything downstairs",
    ])
    func `gets what is said like that, as it is said`(text: String) throws {
        let call = try #require(calls(text).first)
        let said = try #require(JSONValue(parsing: Data(call.utf8))["sentence"]?.string)
        #expect(text.lowercased().contains(said.lowercased()))
    }

    @Test(arguments: [
        "what time is it", "tell me a joke", "is it raining in Lisbon", "turn that frown upside down my friend", "lock",
    ])
    func `does not get what is said otherwise`(text: String) { #expect(calls(text).isEmpty) }

    @Test func `gets one word where that is an example, and no other`() {
        let tool = Self.tool(Self.sentences + ["yes"])
        #expect(calls("Yes!", tool).count == 1)
        #expect(calls("lock", tool).isEmpty)
        #expect(calls("yes").isEmpty)
    }

    @Test func `gets nothing by a few examples, which show no language`() {
        #expect(calls("turn on the lamp", Self.tool(["turn on the lamp"])).isEmpty)
    }

    @Test func `tells the recogniser its sentences`() {
        #expect(ToolVocabulary.phrases(Self.tool(Self.sentences)).contains("dim the bedroom lamp to 40 percent"))
    }
}
