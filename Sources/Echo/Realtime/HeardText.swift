/// Estimates how much of a text was heard from how much of its sound was.
enum HeardText {
    /// Characters heard, ending at a word: the share of the sound that was played, taken of the text.
    static func characters(of text: String, heard: Int, received: Int) -> Int {
        guard received > 0, heard < received else { return text.count }
        let estimate = text.count * heard / received
        guard estimate > 0 else { return 0 }
        let rest = text.dropFirst(estimate)
        guard let gap = rest.firstIndex(where: \.isWhitespace) else { return text.count }
        return text.distance(from: text.startIndex, to: gap)
    }
}
