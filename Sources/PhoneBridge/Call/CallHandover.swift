/// A caller who is to be connected with somebody else.
struct CallHandover: Sendable, Hashable {
    typealias Instant = ContinuousClock.Instant

    let to: String
    /// Whoever watches is to take the call over.
    let isHere: Bool
    let saying: String?
    /// Since when it is wanted; then, since when it is under way.
    var since: Instant
    /// The assistant said something since.
    var wasHeard = false
    var isUnderWay = false
    /// The assistant asked for it.
    var isOwn = true

    init(to name: String, isHere: Bool, saying sentence: String?, since now: Instant) {
        (to, self.isHere, saying, since) = (name, isHere, sentence, now)
    }
}
