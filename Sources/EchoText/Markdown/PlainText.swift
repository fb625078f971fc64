/// Text that is shown as it was typed, in pieces that are laid out apart.
public enum PlainText {
    /// UTF-8 bytes in a piece: what is laid out for one frame stays small however long a line is.
    static let longestPiece = 8192

    public static func blocks(_ text: String, role: TextRole = .plain) -> [TextBlock] {
        var blocks: [TextBlock] = []
        var start = 0
        let end = text.utf8.count
        while start < end {
            let piece = TextCut.piece(of: text, from: start, longest: longestPiece)
            blocks.append(
                TextBlock(
                    .text([TextSpan(text.slice(piece.shown), role)]), isContinuation: !blocks.isEmpty,
                    source: piece.shown))
            start = piece.next
        }
        return blocks
    }
}
