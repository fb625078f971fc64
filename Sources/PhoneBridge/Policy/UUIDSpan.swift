/// The name of something, in a text: it may end like a telephone number, and belongs to nobody.
enum UUIDSpan {
    static let length = 36
    private static let hyphens: Set = [8, 13, 18, 23]

    /// With a letter at least: digits alone are no such name.
    static func begins(in text: [Unicode.Scalar], at start: Int) -> Bool {
        guard start + length <= text.count, text[start + 8] == "-", text[start + 13] == "-" else { return false }
        let span = text[start..<start + length]
        let isShaped = span.enumerated().allSatisfy { offset, scalar in
            hyphens.contains(offset) ? scalar == "-" : scalar.properties.isASCIIHexDigit
        }
        let isEnd = start + length == text.count || !text[start + length].continuesWord
        return isShaped && isEnd && span.contains(where: \.isLetterOrMark)
    }
}
