/// Neighbouring pieces of a text and what they amount to: whoever looks for a place skips them as one.
struct TextPieceGroup: Sendable, Hashable {
    static let usual = 64

    private(set) var pieces: [TextPiece]
    /// Characters, with line feeds.
    private(set) var length: Int
    /// An "@" is in it: the name of a file may follow.
    private(set) var hasMention: Bool

    init(_ pieces: [TextPiece]) {
        self.pieces = pieces
        length = pieces.reduce(0) { $0 + $1.length }
        hasMention = pieces.contains(where: \.hasMention)
    }

    static func groups(of pieces: some Collection<TextPiece>) -> [TextPieceGroup] {
        let pieces = Array(pieces)
        guard pieces.count > 2 * usual else { return [TextPieceGroup(pieces)] }
        return stride(from: 0, to: pieces.count, by: usual).map { start in
            TextPieceGroup(Array(pieces[start..<min(start + usual, pieces.count)]))
        }
    }
}
