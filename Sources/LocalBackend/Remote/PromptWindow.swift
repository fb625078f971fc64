import EchoWire

/// Makes a prompt fit into what a model takes in at once: the oldest of the conversation is left out, the last turn never.
struct PromptWindow: Sendable, Hashable {
    /// What the words around messages take, and what an estimate is wrong by.
    private static let margin = 64
    private static let itemMargin = 8
    /// An answer has a quarter of the window, and what it needs to be one.
    private static let leastAnswer = 192

    /// Tokens, prompt and answer together.
    let size: Int

    /// - Parameter model: as llama.cpp lists it.
    init?(_ model: ModelObject) {
        guard let size = model.extra["meta"]?["n_ctx"]?.integer, size >= 512 else { return nil }
        self.size = size
    }

    func fitted(_ prompt: BrainPrompt) -> BrainPrompt {
        var prompt = prompt
        let answer = min(prompt.maximumTokens ?? .max, max(Self.leastAnswer, size / 4))
        prompt.maximumTokens = answer
        // Functions that leave no room for a conversation are of no use to it.
        if Self.tokens(prompt.tools) > size / 2 { (prompt.tools, prompt.toolChoice) = ([], .none) }
        let room =
            size - answer - Self.margin - TokenEstimate.text(prompt.instructions) - Self.tokens(prompt.tools)
        prompt.items = Self.last(prompt.items, within: room)
        return prompt
    }

    private static func last(_ items: [BrainItem], within room: Int) -> [BrainItem] {
        let turn = items.lastIndex { if case .user = $0 { true } else { false } } ?? max(0, items.count - 1)
        var (start, used) = (items.count, 0)
        while start > 0 {
            used += tokens(items[start - 1])
            guard used <= room || start - 1 >= turn else { break }
            start -= 1
        }
        let kept = items[start...]
        let calls = Set(kept.compactMap { if case .call(let id, _, _) = $0 { id } else { nil } })
        // What came of a call that is gone says nothing.
        return kept.filter { if case .callOutput(let id, _) = $0 { calls.contains(id) } else { true } }
    }

    private static func tokens(_ tools: [BrainTool]) -> Int {
        tools.reduce(0) { $0 + TokenEstimate.text($1.name + $1.description) + TokenEstimate.tool($1.parameters) }
    }

    private static func tokens(_ item: BrainItem) -> Int {
        let text =
            switch item {
            case .system(let text), .user(let text, _), .assistant(let text), .callOutput(_, let text): text
            case .call(_, let name, let arguments): name + arguments
            }
        return TokenEstimate.text(text) + itemMargin
    }
}
