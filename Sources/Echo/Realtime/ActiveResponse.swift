/// The answer that the server is making.
struct ActiveResponse: Sendable, Hashable {
    let id: String
    /// Words, sound and calls that still come are thrown away: nobody wants them any more.
    var isDiscarded = false
    var hasWords = false
    /// Messages of this answer.
    var itemIDs: [String] = []
    /// Messages and calls that came when it was discarded already: nobody has seen them.
    var unseenIDs: [String] = []
}
