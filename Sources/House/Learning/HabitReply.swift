/// The reply to a suggestion.
enum HabitReply: Hashable, Sendable {
    case accepts
    /// For good.
    case refuses

    private static let acceptances: Set = [
        "make that a rule", "make it a rule", "make this a rule", "that should be a rule", "do that from now on",
        "do that always",
    ]
    private static let refusals: Set = [
        "never suggest that", "never suggest that again", "never suggest it", "never suggest it again",
        "do not suggest that", "do not suggest that again", "don't suggest that", "don't suggest that again",
        "stop suggesting that", "don't make that a rule", "do not make that a rule",
    ]

    /// Nil for anything else.
    init?(_ text: String) {
        guard text.count <= 80 else { return nil }
        let said = text.lowercased().replacing("’", with: "'").filter { $0.isLetter || $0 == " " || $0 == "'" }
        var words = said.split(separator: " ").map(String.init)
        if ["yes", "no", "ok", "okay", "please", "sure"].contains(words.first) { words.removeFirst() }
        if ["please", "thanks"].contains(words.last) { words.removeLast() }
        let bare = words.joined(separator: " ")
        if Self.acceptances.contains(bare) {
            self = .accepts
        } else if Self.refusals.contains(bare) {
            self = .refuses
        } else {
            return nil
        }
    }
}
