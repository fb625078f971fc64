import Foundation

/// Decides what goes out over a telephone line and when: frames of 20 ms on a steady clock, never far ahead of the ear, so
/// that who interrupts is not talked over; and knows by marks how much of it was heard.
///
/// A line plays what it is sent behind what it was sent before, and gives a mark back when it comes to it. Some lose marks,
/// or give them back when what they stood behind was thrown away: one that is not known, or no more, says nothing.
struct LinePlayout: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// Bytes of 20 ms.
    static let frame = 160
    /// How far ahead of the ear a line is kept, at most.
    static let lead = Duration.milliseconds(60)
    /// Sound between two marks.
    private static let markDistance = 10 * frame
    /// How much later than expected a mark may come before what it stands behind is taken as heard.
    private static let markPatience = Duration.seconds(1)

    private let silence: UInt8
    /// In their order; those that were heard are gone.
    private var items: [LineItem] = []
    private var isHeld = false
    /// Bytes that were ever sent.
    private var sent = 0
    /// Of these, those that were certainly heard, and since when.
    private var acknowledged = 0
    private var acknowledgedAt: Instant?
    private var marks: [String: Int] = [:]
    private var lastMark = 0
    /// Since when the line has had sound without a break, and how much it was sent since.
    private var runStart: Instant?
    private var sentInRun = 0

    /// - Parameter silence: its code: 0xFF in µ-law, 0xD5 in A-law.
    init(silence: UInt8 = 0xFF) { self.silence = silence }

    /// Something is there that is not heard yet.
    var isBusy: Bool { !items.isEmpty }

    mutating func enqueue(_ bytes: Data, item name: String) {
        if items.last?.name != name {
            // Nothing follows what stands before it.
            if !items.isEmpty { items[items.count - 1].isEnded = true }
            items.append(LineItem(name: name))
        }
        items[items.count - 1].add(bytes)
    }

    mutating func end(of name: String) {
        for index in items.indices where items[index].name == name { items[index].isEnded = true }
    }

    /// Sends nothing more for now. What the line has already is heard.
    mutating func hold() { isHeld = true }

    /// Goes on with the frame that was held back first.
    mutating func restore() { isHeld = false }

    /// What is to be done now; to be asked every 20 ms while it is busy.
    mutating func steps(at now: Instant) -> [LineStep] {
        var steps: [LineStep] = []
        while !isHeld, isDue(at: now), let step = nextFrame(at: now) { steps += step }
        return steps + finish(at: now)
    }

    /// A mark came back.
    mutating func marked(_ name: String, at now: Instant) -> [LineStep] {
        guard let position = marks.removeValue(forKey: name), position > acknowledged else { return [] }
        (acknowledged, acknowledgedAt) = (position, now)
        // One that stood before it was lost.
        marks = marks.filter { $0.value > position }
        return finish(at: now)
    }

    /// Throws away all but what is kept, which is said all the same. What the line has of it must be cleared, too, unless
    /// the line is already saying what is kept.
    mutating func clear(at now: Instant, keeping isKept: (String) -> Bool = { _ in false }) -> ClearedLine {
        let heard = heard(at: now)
        var cleared = ClearedLine()
        cleared.heard = items.filter { !isKept($0.name) }.map { item in
            HeardItem(item: item.name, bytes: item.start.map { min(item.sent, max(0, heard - $0)) } ?? 0)
        }
        isHeld = false
        let isSayingKept = items.first { !$0.isSent }.map { $0.start != nil && isKept($0.name) } ?? false
        guard !isSayingKept else {
            items.removeAll { !isKept($0.name) }
            return cleared
        }
        cleared.isOfLine = true
        // Of these the line has the rest already, which is cleared with what stood behind it.
        cleared.finished = items.filter { $0.isSent && isKept($0.name) }.map(\.name)
        items.removeAll { $0.isSent || !isKept($0.name) }
        marks = [:]
        (acknowledged, acknowledgedAt, runStart, sentInRun, lastMark) = (sent, nil, nil, 0, sent)
        return cleared
    }

    /// By the last mark and the time since then, of all that was ever sent.
    private func heard(at now: Instant) -> Int {
        guard let acknowledgedAt else { return acknowledged }
        return min(sent, acknowledged + max(0, Int((now - acknowledgedAt) / .milliseconds(1)) * Self.frame / 20))
    }

    /// Whether the line may have one more frame. One that ran empty begins anew.
    private mutating func isDue(at now: Instant) -> Bool {
        if let start = runStart, Self.duration(of: sentInRun) >= now - start {
            return start + Self.duration(of: sentInRun + Self.frame) - now <= Self.lead
        }
        (runStart, sentInRun) = (now, 0)
        if acknowledged == sent { acknowledgedAt = now }
        return true
    }

    private mutating func nextFrame(at now: Instant) -> [LineStep]? {
        guard let index = items.firstIndex(where: { !$0.isSent }),
            let frame = items[index].nextFrame(of: Self.frame, silence: silence)
        else { return nil }
        var steps: [LineStep] = []
        if items[index].start == nil {
            items[index].start = sent
            steps.append(.started(item: items[index].name))
        }
        sent += Self.frame
        sentInRun += Self.frame
        steps.append(.frame(frame))
        if sent - lastMark >= Self.markDistance || items[index].isSent { steps.append(mark()) }
        return steps
    }

    private mutating func mark() -> LineStep {
        let name = "heard \(sent)"
        marks[name] = sent
        lastMark = sent
        return .mark(name)
    }

    /// Takes away the items that were heard, or must have been.
    private mutating func finish(at now: Instant) -> [LineStep] {
        let isOverdue = acknowledgedAt.map { $0 + Self.duration(of: sent - acknowledged) + Self.markPatience <= now }
        let known = isOverdue == true ? sent : acknowledged
        let count = items.prefix { item in
            item.isSent && (item.start.map { $0 + item.sent <= known } ?? true)
        }.count
        let finished = items.prefix(count).map { LineStep.finished(item: $0.name) }
        items.removeFirst(count)
        return finished
    }

    private static func duration(of bytes: Int) -> Duration { .microseconds(bytes * 125) }
}

/// The fate of a line's queued speech, when it was interrupted.
struct ClearedLine: Sendable, Hashable {
    /// Of each item that was thrown away, in their order; none of one that was not begun.
    var heard: [HeardItem] = []
    /// What is kept, and was sent to its end.
    var finished: [String] = []
    /// The line has to forget what it was sent.
    var isOfLine = false
}
