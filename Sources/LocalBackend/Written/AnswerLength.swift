/// Counts the tokens of an answer against what it may have.
struct AnswerLength: Sendable, Hashable {
    let limit: Int
    private(set) var tokens = 0
    private(set) var isExceeded = false

    init(limit: Int?) { self.limit = limit ?? .max }

    /// As many words of `text` as there is room for, each with the white space before it.
    mutating func admit(_ text: String) -> [String] {
        var admitted: [String] = []
        for chunk in WordChunks.split(text) where !isExceeded {
            if take(chunk) { admitted.append(chunk) }
        }
        return admitted
    }

    /// Whether all of `text` fits.
    mutating func take(_ text: String) -> Bool {
        let cost = TokenEstimate.text(text)
        guard !isExceeded, tokens + cost <= limit else {
            isExceeded = true
            return false
        }
        tokens += cost
        return true
    }
}
