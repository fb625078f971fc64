import Echo
import EchoText

/// What is known of messages besides what was said. It may come before them, or after.
struct MessageCompanions: Sendable {
    /// How long answers took to be heard: known when their turn is over, and told as the panel of latency has it.
    var latencies: [String: Duration] = [:]
    /// How long the sound is that was kept: "♪ 0:07".
    var sounds: [String: String] = [:]
    /// What features put beside them.
    var margins: [String: MessageMargin] = [:]
    /// What the user wrote rather than said.
    var typed: Set<String> = []

    func dress(_ row: inout MessageRowViewState) {
        row.sound = sounds[row.id]
        if let latency = latencies[row.id] {
            row.latency = DurationWording.latency(latency)
            row.latencyRole = LatencyGrade(latency).role
        }
        guard let margin = margins[row.id] else { return }
        if let author = margin.author { row.author.text = author }
        if let place = margin.place, row.author.role == .assistant { row.place = place }
        (row.notes, row.awaitsNotes, row.isRemark) = (margin.notes, margin.isGrowing, margin.isRemark)
    }
}
