/// Puts numbered events in order and drops what comes twice, as long as the numbers can be trusted.
///
/// Some servers number nothing, or everything alike: an event then passes as it comes.
struct SequenceGate<Event: Sendable & Hashable>: Sendable {
    /// So many events are held back for one that is missing.
    static var patience: Int { 8 }
    /// So many are remembered, to know them again.
    static var memory: Int { 64 }

    private var isTrusted = true
    /// Nil before the first, with whose number the count begins.
    private var next: Int?
    private var seen: [Int: Event] = [:]
    private var held: [Int: Event] = [:]

    /// - Parameter number: nil for an event without one.
    /// - Returns: what may be looked at now, in order.
    mutating func pass(_ event: Event, number: Int?) -> [Event] {
        guard isTrusted, let number, (0..<Int.max).contains(number) else {
            // Where one has no number, nobody knows whether another is missing.
            isTrusted = false
            return release() + [event]
        }
        if let known = seen[number] ?? held[number] {
            if known == event { return [] }
            isTrusted = false
            return release() + [event]
        }
        guard let next, number > next else { return pass(inOrder: event, number) }
        held[number] = event
        guard held.count > Self.patience else { return [] }
        isTrusted = false
        return release()
    }

    /// What is still held back: nothing more comes, or what is missing never will.
    mutating func release() -> [Event] {
        let events = held.sorted { $0.key < $1.key }
        held = [:]
        for (number, event) in events { remember(event, number) }
        return events.map(\.value)
    }

    private mutating func pass(inOrder event: Event, _ number: Int) -> [Event] {
        remember(event, number)
        var passed = [event]
        while let next, let event = held.removeValue(forKey: next) {
            remember(event, next)
            passed.append(event)
        }
        return passed
    }

    private mutating func remember(_ event: Event, _ number: Int) {
        next = max(next ?? 0, number + 1)
        seen[number] = event
        seen[number - Self.memory] = nil
    }
}
