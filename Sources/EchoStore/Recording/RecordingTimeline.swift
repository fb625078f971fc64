import Echo

/// Follows who speaks, and says each turn when all is known of it. Time is in seconds from the recording's beginning.
struct RecordingTimeline: Sendable {
    private struct Turn: Sendable {
        var turn: RecordedTurn
        var isOver = false
        var isFinal = false
    }

    private var turns: [String: Turn] = [:]
    private var order: [String] = []
    private var told: Set<String> = []
    /// Of answers that were written before they are heard.
    private var texts: [String: String] = [:]
    /// When the microphone was opened last, and closed: turns that are ended by hand have no other beginning.
    private var opened: (start: Double, end: Double?, file: String)?

    /// Turns about which nothing more comes, in the order of their beginnings.
    mutating func receive(_ event: EchoEvent, at time: Double, in file: String) -> [RecordedTurn] {
        switch event {
        case .userStartedSpeaking(let id): begin(id, .you, at: time, in: file)
        case .assistantStartedSpeaking(let id): begin(id, .echo, at: time, in: file)
        case .userStoppedSpeaking(let id), .assistantStoppedSpeaking(let id): end(id, at: time)
        case .assistantInterrupted(let id, let heard): interrupt(id, after: heard)
        case .turnChanged(.listening): opened = (time, nil, file)
        case .turnChanged: if opened?.end == nil { opened?.end = time }
        case .messageFinalized(let message): settle(message, at: time, in: file)
        default: break
        }
        return take { $0.isOver && $0.isFinal }
    }

    /// The recording ends: what is not over ends now.
    mutating func finish(at time: Double) -> [RecordedTurn] {
        for id in turns.keys where turns[id]?.isOver == false { turns[id]?.turn.end = time }
        return take { _ in true }
    }

    private mutating func begin(_ id: String, _ who: RecordedTurn.Speaker, at time: Double, in file: String) {
        guard turns[id] == nil, !told.contains(id) else { return }
        let text = texts.removeValue(forKey: id)
        let turn = RecordedTurn(start: time, end: time, who: who, text: text ?? "", file: file)
        turns[id] = Turn(turn: turn, isFinal: text != nil)
        order.append(id)
    }

    private mutating func end(_ id: String, at time: Double) {
        turns[id]?.turn.end = time
        turns[id]?.isOver = true
    }

    private mutating func interrupt(_ id: String, after heard: Duration) {
        guard let start = turns[id]?.turn.start else { return }
        turns[id]?.turn.interruptedAt = start + heard / .seconds(1)
    }

    /// What is written has no length.
    private mutating func settle(_ message: Message, at time: Double, in file: String) {
        guard message.tool == nil, let who = RecordedTurn.Speaker(message.role) else { return }
        if message.medium == .text {
            begin(message.id, who, at: time, in: file)
            end(message.id, at: time)
        }
        if message.medium == .voice, who == .you, turns[message.id] == nil, let opened, let end = opened.end {
            begin(message.id, who, at: opened.start, in: opened.file)
            self.end(message.id, at: end)
            self.opened = nil
        }
        if turns[message.id] == nil, !told.contains(message.id) { texts[message.id] = message.text }
        turns[message.id]?.turn.text = message.text
        turns[message.id]?.isFinal = true
    }

    private mutating func take(where isReady: (Turn) -> Bool) -> [RecordedTurn] {
        let ready = order.filter { id in turns[id].map(isReady) ?? false }
        let lines = ready.compactMap { turns.removeValue(forKey: $0)?.turn }
        order.removeAll { ready.contains($0) }
        told.formUnion(ready)
        return lines
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
