import Foundation

/// Decides what of a media stream's messages is a caller's, whatever order they come in, however often and however many:
/// what was lost is silence, what comes twice is left out, and nobody is heard faster than time passes.
struct MediaStreamRules: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Fact: Sendable, Hashable {
        case began(MediaStreamStart)
        case line(PhoneLineEvent)
    }

    /// Silence that is put in for what was lost, at most.
    private static let longestGap = 50
    private static let silence: UInt8 = 0xFF

    private var start: MediaStreamStart?
    private var isOver = false
    private var lastNumber: Int?
    private var lastSize = LinePlayout.frame
    private var pace = SoundPace()
    private var unreadable = UnreadableMessages()

    init() {}

    mutating func receive(_ message: MediaStreamMessage, at now: Instant) -> [Fact] {
        guard !isOver else { return [] }
        switch message {
        case .connected, .other: return []
        case .start(let new): return begin(new)
        case .media(let sound): return start == nil ? [] : hear(sound, at: now)
        case .digit(let digit): return start == nil ? [] : [.line(.digit(digit))]
        case .mark(let name): return start == nil ? [] : [.line(.marked(name))]
        case .stop: return end(.hungUp)
        }
    }

    mutating func receiveUnreadable(at now: Instant) -> [Fact] {
        guard !isOver, let event = unreadable.receive(at: now, isCall: start != nil) else { return [] }
        if case .ended(let reason) = event { return end(reason) }
        return [.line(event)]
    }

    /// The connection is over, or what it says cannot be understood.
    mutating func end(_ end: PhoneLineEnd) -> [Fact] {
        guard !isOver else { return [] }
        isOver = true
        return [.line(.ended(end))]
    }

    /// The same start twice says nothing new; another one is another call, and no business of this connection.
    private mutating func begin(_ new: MediaStreamStart) -> [Fact] {
        guard let start else {
            start = new
            return [.began(new)]
        }
        return start == new ? [] : end(.broken)
    }

    private mutating func hear(_ sound: MediaStreamSound, at now: Instant) -> [Fact] {
        let gap = lastNumber.map { sound.number - $0 - 1 } ?? 0
        guard gap >= 0 else { return [] }
        let lost = min(gap, Self.longestGap) * min(lastSize, LinePlayout.frame)
        (lastNumber, lastSize) = (sound.number, sound.bytes.count)
        guard pace.admits(lost + sound.bytes.count, at: now) else { return [] }
        let silence = lost > 0 ? [Fact.line(.sound(Data(repeating: Self.silence, count: lost)))] : []
        return silence + [.line(.sound(sound.bytes))]
    }
}
