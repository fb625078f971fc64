import EchoScreen

/// Which telephone call is interpreted, and when that begins and ends.
struct InterpretedCallRules: Sendable, Hashable {
    enum CallStep: Sendable, Hashable {
        case begin(OngoingCall, InterpretedLanguages)
        /// The call is over, or was given back to the assistant.
        case end
    }

    /// Between which languages calls to come are interpreted; nil for none.
    private(set) var languages: InterpretedLanguages?
    /// The one that is interpreted now.
    private(set) var current: OngoingCall?
    /// Waits for somebody to answer it.
    private var awaited: Awaited?
    /// Those in which it was begun: who ends it there does not want it again.
    private var known: Set<String> = []
    /// The person speaks in the call by now: it was taken over.
    private var hasBegun = false

    private struct Awaited: Sendable, Hashable {
        let id: String
        let languages: InterpretedLanguages
    }

    /// The call that somebody means who names none: the one that is looked at, else the one in which they speak.
    static func meant(among calls: [OngoingCall]) -> OngoingCall? {
        calls.first(where: \.isWatched) ?? calls.first(where: \.isTakenOver) ?? calls.first
    }

    /// Calls to come are interpreted, or none of them.
    mutating func prepare(_ languages: InterpretedLanguages?, among calls: [OngoingCall]) {
        self.languages = languages
        // In those that go on it is asked for by itself.
        known = Set(calls.filter(\.isAnswered).map(\.id))
    }

    /// - Returns: false when it is waited until somebody answers the call.
    mutating func begin(_ languages: InterpretedLanguages, in call: OngoingCall) -> Bool {
        guard call.isAnswered || call.isIncoming else {
            awaited = Awaited(id: call.id, languages: languages)
            return false
        }
        known.insert(call.id)
        (awaited, current, hasBegun) = (nil, call, call.isTakenOver)
        return true
    }

    /// Nobody interprets any more.
    mutating func end() { (current, hasBegun) = (nil, false) }

    /// These calls go on now.
    ///
    /// - Parameter isFree: nobody interprets.
    mutating func follow(_ calls: [OngoingCall], isFree: Bool) -> CallStep? {
        known.formIntersection(calls.map(\.id))
        if let awaited, !calls.contains(where: { $0.id == awaited.id }) { self.awaited = nil }
        if let current, !isFree { return goOn(calls.first { $0.id == current.id }) }
        guard isFree else { return nil }
        if let awaited, let call = calls.first(where: { $0.id == awaited.id }), call.isAnswered {
            return .begin(call, awaited.languages)
        }
        guard let languages, let call = calls.first(where: isWanted) else { return nil }
        return .begin(call, languages)
    }

    /// Whoever is called is spoken to by the person; who calls is spoken to by the assistant, until somebody takes the call.
    private func isWanted(_ call: OngoingCall) -> Bool {
        call.hasSound && call.isAnswered && !known.contains(call.id) && (!call.isIncoming || call.isTakenOver)
    }

    private mutating func goOn(_ call: OngoingCall?) -> CallStep? {
        guard let call else { return .end }
        if call.isTakenOver { hasBegun = true }
        return hasBegun && !call.isTakenOver ? .end : nil
    }
}
