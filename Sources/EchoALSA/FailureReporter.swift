import Echo

/// Sees to it that a device's failure is told once, and its recovery once.
struct FailureReporter: Sendable {
    private var told: AudioDeviceError?
    private var isOpen = false

    /// True when this is news: the first failure since it was open, or one of another kind.
    mutating func failed(_ error: AudioDeviceError) -> Bool {
        isOpen = false
        defer { told = error }
        return told != error
    }

    /// True when this is news.
    mutating func opened() -> Bool {
        let isNews = !isOpen || told != nil
        told = nil
        isOpen = true
        return isNews
    }
}
