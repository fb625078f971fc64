/// The result of hearing an answer to a card.
struct HeardAnswer: Sendable, Hashable {
    let text: String
    /// What it may have been as well.
    var others: [String] = []
    /// How it was said; none where nobody can tell.
    var words: [SaidWord] = []
    /// What this machine hears the same.
    var alike: [String] = []
}
