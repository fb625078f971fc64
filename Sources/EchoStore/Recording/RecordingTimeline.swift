import Echo

/// Follows who speaks, and says what is known of each turn. Time is in seconds from the recording's beginning; what is
/// said of a turn counts from the beginning of its file.
struct RecordingTimeline: Sendable {
    private struct Turn: Sendable {
        let who: RecordedTurn.Speaker
        let part: RecordedPart
        let start: Double
        var end: Double?
        var text = ""
        var interruptedAt: Double?
        var isFinal = false

        var isOver: Bool { end != nil }

        var recorded: RecordedTurn {
            RecordedTurn(
                start: place(start), end: end.map(place), who: who, text: text,
                // What was heard is counted from its first sample, which sounds a little later than the turn begins.
                interruptedAt: interruptedAt.map { place(min($0, end ?? $0)) }, file: part.name)
        }

        private func place(_ time: Double) -> Double { ((time - part.start) * 1000).rounded() / 1000 }
    }

    private var turns: [String: Turn] = [:]
    private var order: [String] = []
    private var told: Set<String> = []
    /// Of answers that were written before they are heard.
    private var texts: [String: String] = [:]
    /// When the microphone was opened last, and closed: turns that are ended by hand have no other beginning.
    private var opened: (start: Double, end: Double?, part: RecordedPart)?
    /// The turn of which something is known that was not told.
    private var changed: String?

    /// Turns about which nothing more comes, in the order of their beginnings, and the one that begins or whose text is
    /// known now and that goes on.
    mutating func receive(_ event: EchoEvent, at time: Double, in part: RecordedPart) -> [RecordedTurn] {
        switch event {
        case .userStartedSpeaking(let id, _): begin(id, .you, at: max(time, part.start), in: part)
        case .assistantStartedSpeaking(let id): begin(id, .echo, at: time, in: part)
        case .userStoppedSpeaking(let id, _), .assistantStoppedSpeaking(let id): end(id, at: time)
        case .assistantInterrupted(let id, let heard): interrupt(id, after: heard)
        case .turnChanged(.listening): opened = (time, nil, part)
        case .turnChanged: if opened?.end == nil { opened?.end = time }
        case .messageFinalized(let message): settle(message, at: time, in: part)
        default: break
        }
        return take { $0.isOver && $0.isFinal } + takeChanged()
    }

    /// The recording ends: what is not over ends now.
    mutating func finish(at time: Double) -> [RecordedTurn] {
        for id in turns.keys where turns[id]?.isOver == false { turns[id]?.end = time }
        return take { _ in true }
    }

    private mutating func begin(_ id: String, _ who: RecordedTurn.Speaker, at time: Double, in part: RecordedPart) {
        guard turns[id] == nil, !told.contains(id) else { return }
        let text = texts.removeValue(forKey: id)
        turns[id] = Turn(who: who, part: part, start: time, text: text ?? "", isFinal: text != nil)
        order.append(id)
        changed = id
    }

    private mutating func end(_ id: String, at time: Double) {
        guard let start = turns[id]?.start else { return }
        turns[id]?.end = max(time, start)
    }

    private mutating func interrupt(_ id: String, after heard: Duration) {
        guard let start = turns[id]?.start else { return }
        turns[id]?.interruptedAt = start + heard / .seconds(1)
    }

    /// What is written has no length.
    private mutating func settle(_ message: Message, at time: Double, in part: RecordedPart) {
        guard message.tool == nil, let who = RecordedTurn.Speaker(message.role) else { return }
        if message.medium == .text {
            begin(message.id, who, at: time, in: part)
            turns[message.id]?.end = time
        }
        if message.medium == .voice, who == .you, turns[message.id] == nil, let opened, let end = opened.end {
            begin(message.id, who, at: opened.start, in: opened.part)
            turns[message.id]?.end = end
            self.opened = nil
        }
        if turns[message.id] == nil, !told.contains(message.id) { texts[message.id] = message.text }
        turns[message.id]?.text = message.text
        turns[message.id]?.isFinal = true
        changed = message.id
    }

    private mutating func take(where isReady: (Turn) -> Bool) -> [RecordedTurn] {
        let ready = order.filter { id in turns[id].map(isReady) ?? false }
        let lines = ready.compactMap { turns.removeValue(forKey: $0)?.recorded }
        order.removeAll { ready.contains($0) }
        told.formUnion(ready)
        return lines
    }

    private mutating func takeChanged() -> [RecordedTurn] {
        defer { changed = nil }
        guard let turn = changed.flatMap({ turns[$0] }), !turn.isOver else { return [] }
        return [turn.recorded]
    }
}

extension RecordedTurn.Speaker {
    fileprivate init?(_ role: Message.Role) {
        switch role {
        case .user: self = .you
        case .assistant: self = .echo
        default: return nil
        }
    }
}
