import EchoScreen

/// Which word of a text is being said. Nothing tells when each word was: a word takes its share of the time by its length, which
/// is right to a second or so.
enum SpokenWord {
    /// - Parameters:
    ///   - share: how much of the time is over, 0 to 1.
    ///   - heard: characters that were said; nil for all.
    /// - Returns: where the word stands, in bytes; nil where there are no words.
    static func place(in text: String, at share: Double, heard: Int? = nil) -> Range<Int>? {
        let words = words(of: heard.map { text.prefix(max(0, $0)) } ?? text[...])
        let whole = words.reduce(0) { $0 + $1.weight }
        guard whole > 0 else { return nil }
        var left = Double(whole) * share
        for word in words {
            left -= Double(word.weight)
            if left < 0 { return word.range }
        }
        return words.last?.range
    }

    /// A word's length with the pause behind it, which is longer at the end of a sentence.
    private static func words(of text: Substring) -> [(range: Range<Int>, weight: Int)] {
        var words: [(range: Range<Int>, weight: Int)] = []
        var (start, place, count) = (0, 0, 0)
        var last: Character = " "
        func end() {
            guard count > 0 else { return }
            words.append((start..<place, count + (".!?:".contains(last) ? 4 : 1)))
        }
        for character in text {
            if character.isWhitespace {
                end()
                count = 0
            } else {
                if count == 0 { start = place }
                count += 1
            }
            last = character
            place += character.utf8.count
        }
        end()
        return words
    }
}
