/// Decides which of the oldest turns a model is not shown any more, so that the rest fits into its context.
///
/// System messages and the last turn always stay. When something has to go, more of it goes than must at once: a
/// conversation that loses a turn with every new one can never be read from the server's cache.
struct ContextFitting: Sendable, Hashable {
    /// The share of the limit that is filled after something was left out. Source: the `retention_ratio` of 0.8 that
    /// the vendor advises for Realtime sessions.
    static let retention = 0.8

    let window: ContextWindow
    let policy: ContextPolicy
    /// Tokens for everything that goes in.
    let limit: Int

    /// - Parameter maximum: tokens, for a window that is larger than what one wants to pay for.
    init(window: ContextWindow, policy: ContextPolicy, maximum: Int = 128_000) {
        self.window = window
        self.policy = policy
        limit = min(window.input, maximum)
    }

    /// A limit of the person's own is none of the window.
    private var isGuess: Bool { window.isGuess && limit == window.input }

    /// Tokens that are kept free for a summary: an eighth of the window, at most 2048.
    var summaryTokens: Int { min(2048, limit / 8) }

    /// From so many tokens on the server compresses what is older: before anything would have to be left out.
    var compactingTokens: Int { Int(Double(limit) * Self.retention) }

    /// - Throws: `tooLong` when instructions, tools, system messages and the last turn alone are too much, and that is known.
    func plan(_ prompt: AnswerPrompt) throws(EchoError) -> ContextPlan {
        let frame = TokenCounter.tokens(inFrameOf: prompt)
        if let most = window.instructions, frame > most { throw .tooLong(tokens: frame, limit: most) }
        let turns = ContextTurn.split(prompt.entries.filter { !$0.isSystemMessage })
        let fixed = prompt.entries.filter(\.isSystemMessage).reduce(frame) { $0 + TokenCounter.tokens(in: $1) }
        let before = turns.reduce(fixed) { $0 + $1.tokens }
        guard before > limit else {
            return ContextPlan(kept: prompt.entries, tokensBefore: before, tokensAfter: before)
        }
        let least = fixed + (turns.last?.tokens ?? 0)
        guard least <= limit else {
            guard isGuess else { throw .tooLong(tokens: least, limit: limit) }
            return exceed(turns, of: prompt.entries, tokens: before, to: least)
        }
        return leaveOut(turns, of: prompt.entries, tokens: before, summarised: isRoom(after: least))
    }

    /// The prompt with the longest results of the last turn cut, so that the turn fits; nil where that is not enough.
    func cuttingResults(of prompt: AnswerPrompt) -> AnswerPrompt? {
        let frame = TokenCounter.tokens(inFrameOf: prompt)
        guard let turn = ContextTurn.split(prompt.entries.filter { !$0.isSystemMessage }).last else { return nil }
        let fixed = prompt.entries.filter(\.isSystemMessage).reduce(frame) { $0 + TokenCounter.tokens(in: $1) }
        let results = turn.entries.compactMap { if case .result(let result) = $0 { result } else { nil } }
        let sizes = results.map { TokenCounter.tokens(in: .result($0)) }
        let room = Int(Double(limit) * Self.retention) - fixed - turn.tokens + sizes.reduce(0, +)
        guard let most = ResultCut.most(of: sizes, within: room) else { return nil }
        let calls = Set(results.map(\.callID))
        var shorter = prompt
        shorter.entries = prompt.entries.map { entry in
            guard case .result(let result) = entry, calls.contains(result.callID) else { return entry }
            return .result(ResultCut.cut(result, to: most))
        }
        return shorter
    }

    /// The last turn alone: nobody knows that it is too much.
    private func exceed(
        _ turns: [ContextTurn], of entries: [PromptEntry], tokens before: Int, to least: Int
    ) -> ContextPlan {
        let left = turns.dropLast().flatMap(\.entries)
        return ContextPlan(
            kept: keep(entries, without: left.count), left: left, means: .exceeded, tokensBefore: before,
            tokensAfter: least, guess: limit)
    }

    /// Whether there is to be a summary and it has its place.
    private func isRoom(after tokens: Int) -> Bool { policy == .summarise && tokens + summaryTokens <= limit }

    private func leaveOut(
        _ turns: [ContextTurn], of entries: [PromptEntry], tokens before: Int, summarised: Bool
    ) -> ContextPlan {
        let summary = summarised ? summaryTokens : 0
        let target = Int(Double(limit) * Self.retention) - summary
        var (tokens, count) = (before, 0)
        while tokens > target, count < turns.count - 1 {
            tokens -= turns[count].tokens
            count += 1
        }
        let left = turns[..<count].flatMap(\.entries)
        return ContextPlan(
            kept: keep(entries, without: left.count), left: left, means: summarised ? .summarised : .dropped,
            tokensBefore: before, tokensAfter: tokens + summary, guess: isGuess ? limit : nil)
    }

    /// The entries without the first `count` that are not system messages.
    private func keep(_ entries: [PromptEntry], without count: Int) -> [PromptEntry] {
        var left = count
        return entries.filter { entry in
            guard left > 0, !entry.isSystemMessage else { return true }
            left -= 1
            return false
        }
    }
}
