/// A line of a text being written, or a part of a line that is too long for one.
public struct TextPiece: Sendable, Hashable {
    /// Without its line feed.
    public let text: String
    /// A line feed stands behind it. Without one it is the last of the text, or its line goes on in the next piece.
    public let endsLine: Bool
    /// Characters, without the line feed.
    public let count: Int
    /// An "@" is in it: the name of a file may follow.
    let hasMention: Bool

    init(_ text: String, endsLine: Bool) {
        self.text = text
        self.endsLine = endsLine
        var (isPlain, hasMention) = (true, false)
        for byte in text.utf8 {
            if byte >= 0x80 { isPlain = false }
            if byte == 0x40 { hasMention = true }
        }
        self.hasMention = hasMention
        count = isPlain ? text.utf8.count : text.count
    }

    /// Characters, with the line feed.
    var length: Int { count + (endsLine ? 1 : 0) }
}

extension TextPiece {
    /// Characters in one piece at most. What is done to a text costs as much as a piece, however long the text is.
    static let longest = 2_048

    /// Cuts a text at its line feeds, and long lines where a word ends.
    static func pieces(of text: String, endsLine: Bool) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for place in bytes.indices where bytes[place] == 0x0A {
                append(UnsafeBufferPointer(rebasing: bytes[start..<place]), endsLine: true, to: &pieces)
                start = place + 1
            }
            append(UnsafeBufferPointer(rebasing: bytes[start...]), endsLine: endsLine, to: &pieces)
        }
        return pieces
    }

    private static func append(_ line: UnsafeBufferPointer<UInt8>, endsLine: Bool, to pieces: inout [TextPiece]) {
        let line = line.isEmpty ? "" : String(decoding: line, as: UTF8.self)
        guard line.utf8.count > longest else { return pieces.append(TextPiece(line, endsLine: endsLine)) }
        var rest = line[...]
        while let cut = cut(rest) {
            pieces.append(TextPiece(String(rest[..<cut]), endsLine: false))
            rest = rest[cut...]
        }
        pieces.append(TextPiece(String(rest), endsLine: endsLine))
    }

    /// Behind the last blank of the second half of a piece; nil when the rest is short enough.
    private static func cut(_ rest: Substring) -> Substring.Index? {
        guard let end = rest.index(rest.startIndex, offsetBy: longest, limitedBy: rest.endIndex), end < rest.endIndex
        else { return nil }
        let half = rest.index(rest.startIndex, offsetBy: longest / 2)
        return rest[half..<end].lastIndex(of: " ").map { rest.index(after: $0) } ?? end
    }
}
