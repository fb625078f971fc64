import Foundation

/// Decides what of a WebSocket of Asterisk is a caller's, whatever order it comes in, however often and however much.
struct AsteriskRules: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum Fact: Sendable, Hashable {
        case began(AsteriskStart)
        case line(PhoneLineEvent)
        /// Whether what is sent now would be lost.
        case full(Bool)
    }

    /// A second: no telephone says more at once.
    private static let mostBytes = 8000

    private var start: AsteriskStart?
    private var isOver = false
    private var pace = SoundPace()
    private var unreadable = UnreadableMessages()

    mutating func receive(_ message: AsteriskMessage) -> [Fact] {
        guard !isOver else { return [] }
        switch message {
        case .start(let new): return begin(new)
        case .digit(let digit): return start == nil ? [] : [.line(.digit(digit))]
        case .mark(let name): return start == nil ? [] : [.line(.marked(name))]
        case .full: return start == nil ? [] : [.full(true)]
        case .roomy: return start == nil ? [] : [.full(false)]
        case .refused, .other: return []
        }
    }

    /// What came before the start is nobody's: a busy Asterisk sends sound first (asterisk/asterisk #1712).
    mutating func receive(sound: Data, at now: Instant) -> [Fact] {
        guard !isOver, start != nil, !sound.isEmpty else { return [] }
        guard sound.count <= Self.mostBytes else { return end(.broken) }
        return pace.admits(sound.count, at: now) ? [.line(.sound(sound))] : []
    }

    /// A client that says such a thing first is not Asterisk.
    mutating func receiveUnreadable(at now: Instant) -> [Fact] {
        guard !isOver else { return [] }
        guard start != nil else { return end(.broken) }
        guard let event = unreadable.receive(at: now, isCall: true) else { return [] }
        if case .ended(let reason) = event { return end(reason) }
        return [.line(event)]
    }

    /// The connection is over, or what it says cannot be understood. Asterisk says no word when the caller hangs up.
    mutating func end(_ end: PhoneLineEnd) -> [Fact] {
        guard !isOver else { return [] }
        isOver = true
        return [.line(.ended(end))]
    }

    private mutating func begin(_ new: AsteriskStart) -> [Fact] {
        guard let start else {
            start = new
            return [.began(new)]
        }
        return start == new ? [] : end(.broken)
    }
}
