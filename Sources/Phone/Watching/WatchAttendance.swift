import PhoneBridge

/// In which calls the person who watches listens, or speaks in the assistant's place.
struct WatchAttendance: Sendable, Hashable {
    /// The one that was asked for; its person speaks once the bridge says that it is taken over.
    private var taken: String?
    private var heard: String?

    func hears(_ call: String) -> Bool { heard == call }

    /// One call at a time: who takes another over gives the one before back.
    mutating func takeOver(_ takes: Bool, _ call: String) -> [WatchEffect] {
        guard takes else { return [.ask(call, .takeOver(false))] }
        let before = taken.flatMap { $0 == call ? nil : [WatchEffect.ask($0, .takeOver(false))] } ?? []
        taken = call
        return before + [.ask(call, .takeOver(true))]
    }

    /// A person who speaks in a call hears it as long as they do.
    mutating func listen(_ listens: Bool, _ call: String) -> [WatchEffect] {
        guard taken != call, listens != (heard == call) else { return [] }
        guard listens else { return stop(call) }
        let before = unsubscribe()
        heard = call
        return before + [.ask(call, .hear(true)), .headset(call, .listen)]
    }

    /// - Parameter running: the calls that go on.
    mutating func receive(_ news: BridgeNews, running: [String]) -> [WatchEffect] {
        switch news {
        case .happened(let call, "call.taken_over", _) where taken == call:
            let before = heard == call ? [] : unsubscribe()
            heard = call
            return before + [.ask(call, .hear(true)), .headset(call, .talk)]
        case .happened(let call, "call.given_back", _) where taken == call:
            taken = nil
            return heard == call ? stop(call) : []
        case .problem(_, _, "call.takeover"):
            guard let call = taken, heard != call else { return [] }
            taken = nil
            return []
        case .status(let call, _, _, _) where !running.contains(call): return over(call)
        default: return []
        }
    }

    /// The connection is gone, and with it whatever was asked for.
    mutating func forget() -> [WatchEffect] {
        let call = heard ?? taken
        (taken, heard) = (nil, nil)
        return call.map { [.headset($0, .off)] } ?? []
    }

    private mutating func over(_ call: String) -> [WatchEffect] {
        if taken == call { taken = nil }
        guard heard == call else { return [] }
        heard = nil
        return [.headset(call, .off)]
    }

    private mutating func stop(_ call: String) -> [WatchEffect] {
        heard = nil
        return [.ask(call, .hear(false)), .headset(call, .off)]
    }

    /// Of the call that was heard before another one is.
    private func unsubscribe() -> [WatchEffect] { heard.map { [.ask($0, .hear(false))] } ?? [] }
}
