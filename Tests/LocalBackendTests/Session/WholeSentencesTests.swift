import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A whole sentence ends a turn sooner` {
    private static let tool = BrainTool(
        name: "house", description: "Acts.",
        parameters: [
            "type": "object", "required": ["sentence"],
            "properties": [
                "sentence": [
                    "type": "string",
                    "examples": [
                        "turn on the hall light", "turn off the lights", "turn off the lights in the kitchen",
                        "dim the sofa lamp", "yes",
                    ],
                ],
                "alternatives": [
                    "type": "array",
                    "items": ["type": "string", "examples": ["dim the sofa lamp to", "in ten minutes"]],
                ],
            ],
        ])

    @Test(arguments: [
        ("Turn on the hall light", true), ("turn off the lights in the kitchen", true), ("yes", true),
        // Somebody may go on.
        ("turn off the lights", false), ("dim the sofa lamp", false), ("turn on the hall", false),
        // Pieces are no sentences, and other words are not known.
        ("in ten minutes", false), ("turn on the hell light", false), ("", false),
    ])
    func `where nothing that is expected goes on from it`(words: String, isWhole: Bool) {
        #expect(WholeSentences([Self.tool]).holds(words) == isWhole)
        #expect(!WholeSentences().holds(words))
    }

    @Test(arguments: [(500, 250), (300, 200), (200, 200), (100, 100), (3000, 1500)])
    func `by half of the patience that was asked for, and never in less than 200 ms`(asked: Int, whole: Int) {
        let taking = SessionTerms.TurnTaking.silence(threshold: 0.5, paddingMs: 300, silenceMs: asked, idleMs: nil)
        #expect(taking.patienceMs(after: "turn on the hall light", isWhole: true) == whole)
        #expect(taking.patienceMs(after: "turn on the hall light") == asked)
        #expect(SessionTerms.TurnTaking.manual.patienceMs(after: "", isWhole: true) == .max)
    }

    @Test func `and examples cost no tokens, however many there are`() {
        let tool = Self.tool.parameters
        let few: JSONValue = ["type": "object", "properties": ["sentence": ["type": "string"]]]
        let many: JSONValue = [
            "type": "object", "properties": ["sentence": ["type": "string", "examples": ["turn on", "turn off"]]],
        ]
        #expect(TokenEstimate.tool(many) == TokenEstimate.tool(few))
        #expect(TokenEstimate.tool(tool) < TokenEstimate.text(tool.text))
    }

    @Test func `unless something is said after the words that were heard`() {
        var hearing = Hearing()
        hearing.take("turn on the hall light", areWhole: true)
        #expect(hearing.isWhole)
        hearing.goOn()
        #expect(!hearing.isWhole)
        #expect(hearing.words == "turn on the hall light")
    }
}
