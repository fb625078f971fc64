import Echo
import EchoText

/// The data about messages besides their words. It may come before them, or after.
struct MessageCompanions: Sendable {
    /// How long answers took to be heard: known when their turn is over, and told as the panel of latency has it.
    var latencies: [String: Duration] = [:]
    /// How long the sound is that was kept: "♪ 0:07".
    var sounds: [String: String] = [:]
    /// What features put beside them, by the features' names; by no name what was kept of all of them.
    private var margins: [String: [String: MessageMargin]] = [:]
    /// What the user wrote rather than said.
    var typed: Set<String> = []

    /// Puts this beside a message, in place of what that feature put there; nil takes it away.
    mutating func put(_ margin: MessageMargin?, beside id: String, by feature: String) {
        // Whoever speaks again of a message that was kept says all of it anew.
        if margin?.isKept == true { margins[id]?[""] = nil }
        margins[id, default: [:]][feature] = margin
        if margins[id]?.isEmpty == true { margins[id] = nil }
    }

    /// What all features put beside a message, by their names; nil for nothing.
    ///
    /// - Parameter isWanted: which of it.
    func margin(of id: String, where isWanted: (MessageMargin) -> Bool = { _ in true }) -> MessageMargin? {
        guard let those = margins[id] else { return nil }
        return MessageMargin(joining: those.sorted { $0.key < $1.key }.map(\.value).filter(isWanted))
    }

    func dress(_ row: inout MessageRowViewState) {
        row.sound = sounds[row.id]
        if let latency = latencies[row.id] {
            row.latency = DurationWording.latency(latency)
            row.latencyRole = LatencyGrade(latency).role
        }
        let margin = margin(of: row.id) ?? MessageMargin()
        if let author = margin.author { row.author.text = author }
        if let place = margin.place, row.author.role == .assistant { row.place = place }
        (row.notes, row.awaitsNotes, row.isRemark) = (margin.notes, margin.isGrowing, margin.isRemark)
    }
}
