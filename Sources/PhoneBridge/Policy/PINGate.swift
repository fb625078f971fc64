/// Lets in who types the right digits: "#" or a pause ends them, "*" begins anew.
public struct PINGate: Sendable {
    public typealias Instant = ContinuousClock.Instant

    private enum State { case waiting, asking, open, closed }

    private let pin: KeypadPIN
    private let patience: Duration
    private let pause: Duration
    private var triesLeft: Int
    private var state = State.waiting
    private var typed: [UInt8] = []
    /// Some more was typed than any PIN has.
    private var isTooLong = false
    /// When the caller has taken too long; the next digit moves it.
    public private(set) var deadline: Instant?

    /// - Parameters:
    ///   - tries: in one call.
    ///   - patience: how long somebody may take to begin.
    ///   - pause: after the last digit, when no "#" comes.
    public init(
        _ pin: KeypadPIN, tries: Int = 3, patience: Duration = .seconds(15), pause: Duration = .seconds(4)
    ) {
        self.pin = pin
        self.patience = patience
        self.pause = pause
        triesLeft = max(1, tries)
    }

    public var isOpen: Bool { state == .open }

    /// The caller is there.
    public mutating func begin(at now: Instant) -> [PINStep] {
        guard state == .waiting else { return [] }
        state = .asking
        clear(until: now + patience)
        return [.ask]
    }

    public mutating func press(_ key: Character, at now: Instant) -> [PINStep] {
        guard state == .asking else { return [] }
        let late = pass(to: now)
        guard late.isEmpty else { return late }
        switch key {
        case "0"..."9": add(key, at: now)
        case "*": clear(until: now + patience)
        case "#" where !typed.isEmpty: return judge(at: now)
        default: break
        }
        return []
    }

    /// To be told when the deadline has come.
    public mutating func pass(to now: Instant) -> [PINStep] {
        guard state == .asking, let deadline, now >= deadline else { return [] }
        return typed.isEmpty ? fail(.missing, at: now) : judge(at: now)
    }

    private mutating func add(_ key: Character, at now: Instant) {
        guard let digit = key.asciiValue else { return }
        if typed.count < KeypadPIN.lengths.upperBound { typed.append(digit) } else { isTooLong = true }
        deadline = now + pause
    }

    private mutating func judge(at now: Instant) -> [PINStep] {
        // Compared in any case: what is too long takes no less time.
        guard pin.matches(typed), !isTooLong else { return fail(.wrong, at: now) }
        state = .open
        (typed, deadline) = ([], nil)
        return [.open]
    }

    private mutating func fail(_ failure: PINStep.Failure, at now: Instant) -> [PINStep] {
        triesLeft -= 1
        guard triesLeft == 0 else {
            clear(until: now + patience)
            return [.askAgain(failure)]
        }
        state = .closed
        (typed, deadline) = ([], nil)
        return [.close(failure)]
    }

    private mutating func clear(until instant: Instant) {
        (typed, isTooLong, deadline) = ([], false, instant)
    }
}
