/// Finds out whether a text that came in pieces is the whole text of which some pieces never came.
enum LostWords {
    /// Whether the whole has every piece that came, in their order, and more.
    static func isMissing(in pieces: [String], of whole: String) -> Bool {
        let length = pieces.reduce(0) { $0 + $1.utf8.count }
        guard length > 0, whole.utf8.count > length else { return false }
        var rest = whole.utf8[...]
        for piece in pieces {
            guard let place = rest.firstRange(of: piece.utf8) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }
}
