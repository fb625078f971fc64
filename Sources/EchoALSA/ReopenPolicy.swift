import Echo

/// Decides when a lost device is opened again, and whether that is worth a word.
struct ReopenPolicy: Sendable {
    /// A device that gives up sooner did not work.
    static let proof = Duration.milliseconds(100)

    private var delay = ReopenDelay()
    private var workedSince: ContinuousClock.Instant?

    /// Sound goes through the device.
    mutating func worked(at now: ContinuousClock.Instant) { workedSince = workedSince ?? now }

    /// How long to wait after telling the error; `nil` is to try again at once and tell nothing: a device that just
    /// worked says more precisely when opened why it does not.
    mutating func lost(_ error: AudioDeviceError, at now: ContinuousClock.Instant) -> Duration? {
        defer { workedSince = nil }
        guard let workedSince, now - workedSince >= Self.proof else { return delay.next() }
        delay.reset()
        if case .stalled = error { return delay.next() }
        return nil
    }
}
