/// Finds out whether a text that came in pieces is the whole text of which some pieces never came.
enum LostWords {
    /// Whether the whole has everything that came, in its order, and more.
    static func isMissing(in came: String, of whole: String) -> Bool {
        guard !came.isEmpty, whole.utf8.count > came.utf8.count else { return false }
        var rest = came.unicodeScalars[...]
        for scalar in whole.unicodeScalars where scalar == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
