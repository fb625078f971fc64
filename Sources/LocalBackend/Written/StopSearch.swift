/// Looks for one text in bytes that come one by one, each looked at once (Knuth, Morris and Pratt).
struct StopSearch: Sendable {
    /// How much of the text the last bytes are.
    private(set) var matched = 0
    private let text: [UInt8]
    /// For each length of a beginning: the longest shorter one that it ends with.
    private let fallback: [Int]

    /// - Parameter text: not empty.
    init(_ text: [UInt8]) {
        self.text = text
        var fallback = [0]
        for byte in text.dropFirst() {
            var length = fallback[fallback.count - 1]
            while length > 0, text[length] != byte { length = fallback[length - 1] }
            fallback.append(text[length] == byte ? length + 1 : 0)
        }
        self.fallback = fallback
    }

    var length: Int { text.count }

    /// Whether the text ends with `byte`.
    mutating func finds(after byte: UInt8) -> Bool {
        while matched > 0, text[matched] != byte { matched = fallback[matched - 1] }
        if text[matched] == byte { matched += 1 }
        guard matched == text.count else { return false }
        matched = 0
        return true
    }

    mutating func restart() { matched = 0 }
}
