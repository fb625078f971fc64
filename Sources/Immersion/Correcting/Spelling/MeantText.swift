/// A text with its misspelt words put right, and what is found in it as it lies in the text that was written.
struct MeantText: Sendable {
    let text: String
    private let units: [UInt16]
    /// Each word in the text that was written and in this one, in their order.
    private let words: [(written: Range<Int>, meant: Range<Int>)]

    /// - Parameter slips: in the order of the text; each is replaced by its first suggestion.
    /// - Returns: nil where one of them lies beyond the text, or over another.
    init?(_ written: String, _ slips: [GrammarMatch]) {
        let source = Array(written.utf16)
        var (made, words, end): ([UInt16], [(Range<Int>, Range<Int>)], Int) = ([], [], 0)
        for slip in slips {
            guard let meant = slip.replacements.first else { continue }
            guard slip.range.lowerBound >= end, slip.range.upperBound <= source.count else { return nil }
            made += source[end..<slip.range.lowerBound]
            words.append((slip.range, made.count..<made.count + meant.utf16.count))
            made += Array(meant.utf16)
            end = slip.range.upperBound
        }
        made += source[end...]
        (units, self.words) = (made, words)
        text = String(decoding: made, as: UTF16.self)
    }

    /// The same mistake where it was written, whole words where it touches one that was misspelt; nil for one that lies
    /// beyond the text.
    func written(_ match: GrammarMatch) -> GrammarMatch? {
        var range = match.range
        for word in words where word.meant.overlaps(range) {
            range = min(range.lowerBound, word.meant.lowerBound)..<max(range.upperBound, word.meant.upperBound)
        }
        guard range.lowerBound >= 0, range.upperBound <= units.count else { return nil }
        var written = match
        written.range = place(range.lowerBound, isEnd: false)..<place(range.upperBound, isEnd: true)
        let before = String(decoding: units[range.lowerBound..<match.range.lowerBound], as: UTF16.self)
        let behind = String(decoding: units[match.range.upperBound..<range.upperBound], as: UTF16.self)
        written.replacements = match.replacements.map { before + $0 + behind }
        return written
    }

    private func place(_ offset: Int, isEnd: Bool) -> Int {
        var moved = 0
        for word in words {
            if isEnd ? word.meant.upperBound > offset : word.meant.lowerBound >= offset { break }
            moved += word.written.count - word.meant.count
        }
        return offset + moved
    }
}
