import Echo
import EchoAudio

/// Cuts what both sides say into lines, the sound of one message each. Time is counted in frames from the beginning.
struct SpokenLines: Sendable {
    enum Action: Sendable, Hashable {
        case begin(Message.ID)
        case append([Int16], to: Message.ID)
        case end(Message.ID)
        /// The message is no part of the conversation.
        case discard(Message.ID)
    }

    private struct Line: Sendable {
        let side: ConversationSound.Side
        /// The next frame that belongs to it.
        var place: Int
        var end: Int?
        var hasBegun = false
        /// Silence that belongs to it only if something comes behind it.
        var silence = 0

        mutating func stop(at frame: Int) { end = min(end ?? frame, frame) }
    }

    /// Voices begin before anybody is sure of it: 300 ms, more where nobody says when.
    private static let lead = PCM16.sampleRate * 3 / 10
    private static let unknownLead = PCM16.sampleRate * 7 / 10
    /// A word's end is soft.
    private static let tail = PCM16.sampleRate / 5
    /// An answer's first sample may be told a little after it sounded.
    private static let assistantLead = PCM16.sampleRate / 2
    /// How late it may be told that somebody spoke.
    private static let memory = PCM16.sampleRate * 10
    /// Of a side that spoke when all of this began, and of which nothing was told yet: a minute.
    private static let unknown = PCM16.sampleRate * 60
    /// Of a turn that is ended by hand, the last ten minutes.
    private static let longestTurn = PCM16.sampleRate * 600

    /// Turns begin with the microphone's opening: a message that comes has its sound since then.
    var endsByHand = false
    private var user = SoundTrack()
    private var assistant = SoundTrack()
    private var lines: [Message.ID: Line] = [:]
    private var order: [Message.ID] = []
    private var told: Set<Message.ID> = []
    private var lastAssistantEnd = 0
    /// Of which something has begun.
    private var begun: Set<ConversationSound.Side> = []
    /// Since when the microphone is open.
    private var opened: Int?
    /// The last turn that was over and of which no message is known yet.
    private var closed: (start: Int, end: Int)?
    private var discarded: [Message.ID] = []

    /// - Parameters:
    ///   - frame: when it was.
    ///   - isExact: it is when the sound was, not when it was told.
    mutating func receive(_ event: EchoEvent, at frame: Int, isExact: Bool) {
        switch event {
        case .userStartedSpeaking(let id, _): begin(id, .user, at: frame - (isExact ? Self.lead : Self.unknownLead))
        case .userStoppedSpeaking(let id, _):
            beginLate(id, .user)
            end(id, at: frame + Self.tail)
        case .assistantStartedSpeaking(let id):
            begin(id, .assistant, at: max(lastAssistantEnd, frame - Self.assistantLead))
        case .assistantStoppedSpeaking(let id), .assistantInterrupted(let id, _):
            beginLate(id, .assistant)
            end(id, at: frame)
            lastAssistantEnd = frame
        case .turnChanged(.listening): opened = opened ?? frame
        case .turnChanged: close(at: frame)
        case .messageUpdated(let message): beginByHand(message, at: frame)
        case .messageFinalized(let message):
            beginByHand(message, at: frame)
            if message.role == .user { end(message.id, at: frame) }
        case .messageRemoved(let id): discard(id)
        default: break
        }
    }

    /// The sound of both sides that comes next, equally much of each.
    mutating func take(_ user: [Int16], _ assistant: [Int16]) -> [Action] {
        self.user.append(user)
        self.assistant.append(assistant)
        defer { forget() }
        let gone = discarded.map(Action.discard)
        discarded = []
        return gone + order.flatMap { take($0) }
    }

    /// Nothing comes any more: what is not over ends here.
    mutating func finish() -> [Action] {
        let end = user.end
        for id in order { lines[id]?.stop(at: end) }
        return take([], [])
    }

    // MARK: - Private

    private mutating func begin(_ id: Message.ID, _ side: ConversationSound.Side, at frame: Int) {
        guard lines[id] == nil, !told.contains(id) else { return }
        // Whoever begins again has ended before.
        for other in order where lines[other]?.side == side && lines[other]?.end == nil { end(other, at: frame) }
        lines[id] = Line(side: side, place: max(0, frame))
        order.append(id)
        begun.insert(side)
    }

    /// Who spoke already when all of this began: theirs is what was heard since.
    private mutating func beginLate(_ id: Message.ID, _ side: ConversationSound.Side) {
        if !begun.contains(side), !endsByHand { begin(id, side, at: 0) }
    }

    private mutating func end(_ id: Message.ID, at frame: Int) {
        guard let line = lines[id], line.end == nil else { return }
        lines[id]?.end = max(frame, line.place)
    }

    private mutating func beginByHand(_ message: Message, at frame: Int) {
        guard endsByHand, message.role == .user, message.medium == .voice, lines[message.id] == nil else { return }
        // The message may come when the next turn has begun.
        if closed == nil { close(at: frame) }
        guard let turn = closed else { return }
        begin(message.id, .user, at: turn.start)
        end(message.id, at: turn.end)
        if lines[message.id] != nil { closed = nil }
    }

    private mutating func close(at frame: Int) {
        guard let start = opened else { return }
        (opened, closed) = (nil, (start, frame))
    }

    private mutating func discard(_ id: Message.ID) {
        if lines[id]?.hasBegun == true { discarded.append(id) }
        remove(id)
    }

    private mutating func remove(_ id: Message.ID) {
        lines[id] = nil
        order.removeAll { $0 == id }
        told.insert(id)
    }

    private mutating func take(_ id: Message.ID) -> [Action] {
        guard var line = lines[id] else { return [] }
        let track = line.side == .user ? user : assistant
        let end = min(line.end ?? track.end, track.end)
        var actions: [Action] = []
        if let sound = spoken(track.samples(from: line.place, to: end), &line) {
            if !line.hasBegun { actions.append(.begin(id)) }
            line.hasBegun = true
            actions.append(.append(sound, to: id))
        }
        line.place = max(line.place, end)
        lines[id] = line
        guard let over = line.end, over <= track.end else { return actions }
        if line.hasBegun { actions.append(.end(id)) }
        remove(id)
        return actions
    }

    /// Without the silence, a line of zeros, at either end; nil where there is nothing else.
    private func spoken(_ samples: [Int16], _ line: inout Line) -> [Int16]? {
        guard let last = samples.lastIndex(where: { $0 != 0 }), let first = samples.firstIndex(where: { $0 != 0 })
        else {
            line.silence += line.hasBegun ? samples.count : 0
            return nil
        }
        let pause = Array(repeating: Int16(0), count: line.silence)
        line.silence = samples.count - 1 - last
        return pause + samples[(line.hasBegun ? 0 : first)...last]
    }

    /// What no line can want any more.
    private mutating func forget() {
        assistant.forget(before: earliest(.assistant, after: assistant.end - memory(of: .assistant)))
        let turn = endsByHand ? (closed?.start ?? opened).map { max($0, user.end - Self.longestTurn) } : nil
        user.forget(before: min(turn ?? .max, earliest(.user, after: user.end - memory(of: .user))))
    }

    private func memory(of side: ConversationSound.Side) -> Int { begun.contains(side) ? Self.memory : Self.unknown }

    private func earliest(_ side: ConversationSound.Side, after frame: Int) -> Int {
        lines.values.filter { $0.side == side }.map(\.place).reduce(frame, min)
    }
}

/// The last sound of one side, by frames counted from the beginning.
struct SoundTrack: Sendable {
    private var samples: [Int16] = []
    private var first = 0

    var end: Int { first + samples.count }

    mutating func append(_ new: [Int16]) { samples += new }

    /// What of it is known.
    func samples(from start: Int, to end: Int) -> [Int16] {
        let (start, end) = (max(start, first) - first, min(end, self.end) - first)
        return start < end ? Array(samples[start..<end]) : []
    }

    /// Some of it at once: each time all would be moved.
    mutating func forget(before frame: Int) {
        let count = min(frame - first, samples.count)
        guard count >= PCM16.sampleRate * 2 else { return }
        samples.removeFirst(count)
        first += count
    }
}
