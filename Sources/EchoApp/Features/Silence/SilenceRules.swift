/// When a conversation in which silence costs money is reminded of that, and when it goes on in text.
struct SilenceRules: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        case remind
        case end
    }

    static let reminder = Duration.seconds(120)
    static let end = Duration.seconds(300)

    /// Since when nothing was said, typed or worked on; nil while nobody watches.
    private var quietSince: Duration?
    private var hasReminded = false

    var isWatching: Bool { quietSince != nil }

    mutating func begin(at now: Duration) { (quietSince, hasReminded) = (now, false) }

    /// Somebody says or does something.
    mutating func note(at now: Duration) {
        if isWatching { begin(at: now) }
    }

    mutating func stop() { self = SilenceRules() }

    /// Until something may have to be done; nil for nothing.
    func delay(at now: Duration) -> Duration? {
        quietSince.map { max(.zero, $0 + (hasReminded ? Self.end : Self.reminder) - now) }
    }

    /// What is to be done now; nil for nothing yet.
    mutating func step(at now: Duration) -> Step? {
        guard let quietSince else { return nil }
        let quiet = now - quietSince
        if quiet >= Self.end {
            stop()
            return .end
        }
        guard quiet >= Self.reminder, !hasReminded else { return nil }
        hasReminded = true
        return .remind
    }
}
