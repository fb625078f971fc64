import Echo

/// Decides when a lost device is opened again, and whether that is worth a word.
struct ReopenPolicy: Sendable {
    private var backoff = Backoff()
    private var hasWorked = false

    /// Sound went through the device.
    mutating func worked() {
        backoff.reset()
        hasWorked = true
    }

    /// How long to wait after telling the error; `nil` is to try again at once and tell nothing: a device that just
    /// worked says more precisely when opened why it does not.
    mutating func lost(_ error: AudioDeviceError) -> Duration? {
        defer { hasWorked = false }
        if case .stalled = error { return backoff.next() }
        return hasWorked ? nil : backoff.next()
    }
}
