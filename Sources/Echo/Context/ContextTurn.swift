/// A piece of a conversation that is kept or left out as a whole: what the user said, what was answered, and every
/// call of a tool together with its output.
struct ContextTurn: Sendable, Hashable {
    private(set) var entries: [PromptEntry] = []
    private(set) var tokens = 0

    mutating func append(_ entry: PromptEntry, tokens: Int) {
        entries.append(entry)
        self.tokens += tokens
    }

    /// Cuts a conversation into turns: each begins with a message of the user. A call whose output came only in a
    /// later turn joins all the turns between them into one.
    static func split(_ entries: [PromptEntry]) -> [ContextTurn] {
        let starts = starts(of: entries)
        var turns: [ContextTurn] = []
        for (index, entry) in entries.enumerated() {
            if starts.contains(index) || turns.isEmpty { turns.append(ContextTurn()) }
            turns[turns.count - 1].append(entry, tokens: TokenCounter.tokens(in: entry))
        }
        return turns
    }

    /// Where a turn begins: at every message of the user before which no call is left without its output.
    private static func starts(of entries: [PromptEntry]) -> Set<Int> {
        var outputs: [String: Int] = [:]
        for case (let index, .result(let result)) in entries.enumerated() { outputs[result.callID] = index }
        var starts: Set<Int> = []
        var boundUntil = -1
        for (index, entry) in entries.enumerated() {
            switch entry {
            case .message(_, .user, _) where index > boundUntil: starts.insert(index)
            case .call(let call): boundUntil = max(boundUntil, outputs[call.id] ?? -1)
            default: break
            }
        }
        return starts
    }
}
