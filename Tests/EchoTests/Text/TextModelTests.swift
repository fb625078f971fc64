import Testing

@testable import Echo

@Suite struct `A written conversation whose model is refused` {
    private func replace(_ script: inout TextScript, by model: String, of number: Int) -> [TextAction] {
        script.session.notice(.modelReplaced(by: model, outputLimit: 99, of: number), at: script.now)
    }

    private func prompts(_ actions: [TextAction]) -> [AnswerPrompt] {
        actions.compactMap { if case .ask(let prompt, _) = $0 { prompt } else { nil } }
    }

    @Test func `asks the same of another one, and says so`() {
        var script = TextScript(model: "old")
        script.user(.send(text: "hello"))
        let actions = replace(&script, by: "new", of: 1)

        #expect(actions.contains(.emit(.modelReplaced(old: "old", new: "new"))))
        #expect(prompts(actions).map(\.model) == ["new"])
        #expect(prompts(actions).first?.entries == script.prompts.first?.entries)
        #expect(script.messages.map(\.text) == ["hello"])
        #expect(script.session.model == "new" && script.session.outputLimit == 99)
        #expect(script.errors.isEmpty)
        #expect(script.session.turn == .thinking)
    }

    @Test func `is replaced twice at most`() {
        var script = TextScript(model: "old")
        script.user(.send(text: "hello"))
        _ = replace(&script, by: "new", of: 1)
        _ = replace(&script, by: "newer", of: 2)

        #expect(!script.session.canReplaceModel)
        #expect(replace(&script, by: "newest", of: 3).isEmpty)
        #expect(script.session.model == "newer")
    }

    @Test func `keeps it where an answer has begun`() {
        var script = TextScript(model: "old")
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "i", delta: "Hi"))

        #expect(!script.session.canReplaceModel)
        #expect(replace(&script, by: "new", of: 1).isEmpty)
    }

    @Test func `asks nothing more once it was stopped`() {
        var script = TextScript(model: "old")
        script.user(.send(text: "hello"))
        script.user(.interrupt)

        #expect(prompts(replace(&script, by: "new", of: 1)).isEmpty)
    }
}
