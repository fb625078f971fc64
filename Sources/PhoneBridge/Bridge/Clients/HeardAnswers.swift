/// Which answers of a call somebody heard. Of one that begins while the assistant is silenced, nobody has, to its end.
struct HeardAnswers: Sendable {
    var isMuted = false
    var isTakenOver = false
    private var known: [String: Bool] = [:]

    init(isMuted: Bool = false, isTakenOver: Bool = false) {
        (self.isMuted, self.isTakenOver) = (isMuted, isTakenOver)
    }

    /// - Parameter item: the answer, of which something is told for the first time or again.
    mutating func isHeard(_ item: String) -> Bool {
        if let isHeard = known[item] { return isHeard }
        let isHeard = !isMuted && !isTakenOver
        known[item] = isHeard
        return isHeard
    }
}
