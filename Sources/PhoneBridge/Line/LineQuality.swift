/// How the sound of a call went over its line, as both sides counted it.
public struct LineQuality: Sendable, Hashable {
    /// Packets that came, and that did not.
    package var received = 0
    package var lost = 0
    /// How unevenly they came, at the end.
    package var jitter = Duration.zero
    package var sent = 0
    /// Of what was sent, what the other side missed; nil where it tells nothing.
    package var lostThere: Int?
    package var jitterThere: Duration?
    /// To the other side and back; nil where that is not known.
    package var roundTrip: Duration?

    init() {}

    /// Of what should have come, in percent.
    package var percentLost: Double {
        let all = received + max(0, lost)
        return all == 0 ? 0 : 100 * Double(max(0, lost)) / Double(all)
    }
}
