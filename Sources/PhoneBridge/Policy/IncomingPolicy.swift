/// Who may call in. Nobody, until somebody is allowed.
public struct IncomingPolicy: Sendable {
    public var allowed: [CallerPattern] = []
    /// Nil: at any time.
    public var hours: OpeningHours?
    /// Asked of each who may call in.
    public var pin: KeypadPIN?
    /// Wrong ones in one call.
    public var tries = 3
    /// Calls that ended with wrong PINs, from all callers, a day: who guesses calls again, under other numbers.
    public var failedPINsPerDay = 20

    public init() {}

    public var isOn: Bool { !allowed.isEmpty }
}
