/// Cuts what tools gave, where one turn of a conversation is more than its model can take in.
enum ResultCut {
    /// Tokens; what is cut further says nothing.
    static let least = 64

    /// How many tokens each result may have, so that all fit: the shorter ones stay as they are.
    ///
    /// - Returns: nil where that is too little, or where there is nothing to cut.
    static func most(of sizes: [Int], within room: Int) -> Int? {
        var (left, rest) = (room, sizes.count)
        for size in sizes.sorted() {
            let share = left / rest
            if size > share { return share >= least ? share : nil }
            left -= size
            rest -= 1
        }
        return nil
    }

    /// The beginning of a result, with a note of what is missing.
    ///
    /// - Parameter most: tokens.
    static func cut(_ result: ToolResult, to most: Int) -> ToolResult {
        var (cut, bytes) = (result, result.output.utf8.count)
        var tokens = TokenCounter.tokens(in: .result(result))
        while tokens > most, bytes > 0 {
            // The note takes some of the room: a little less each time.
            bytes = min(bytes * most / tokens, bytes - 1) * 9 / 10
            let output = ToolOutput.presentable(result.output, limit: bytes)
            cut = ToolResult(callID: result.callID, output: output, isError: result.isError)
            tokens = TokenCounter.tokens(in: .result(cut))
        }
        return cut
    }
}
