import EchoWire

/// Counts how long a session runs, by the sound it gets, and how full the memory of its model is.
struct DuplexUsage: Sendable {
    /// Milliseconds between two reports.
    private static let intervalMs = 15_000
    private static let window = 128_000.0
    /// Above this a fresh engine takes over, with what `DuplexMemory` keeps.
    private static let fullest = 0.9
    /// Ten of the user's and twenty of the voice's, each second.
    private static let tokensPerMs = 0.03

    private(set) var bytes = 0
    private let bytesPerMs: Int
    private var reportedMs = 0
    private var hasHeard = false
    private var tokens: Double

    init(bytesPerMillisecond: Int, promptTokens: Int) {
        bytesPerMs = bytesPerMillisecond
        tokens = Double(promptTokens)
    }

    var milliseconds: Int { bytes / bytesPerMs }
    var usage: LiveUsage { LiveUsage(seconds: Double(milliseconds) / 1_000) }

    mutating func count(_ bytes: Int) {
        self.bytes += bytes
        tokens += Double(bytes) / Double(bytesPerMs) * Self.tokensPerMs
        if tokens / Self.window > Self.fullest { tokens = Double(DuplexMemory.mostTokens) }
    }

    mutating func notice(isSilent: Bool) { hasHeard = hasHeard || !isSilent }

    /// Nil while nothing is due; nothing is reported of a time in which nothing but zeros was heard.
    mutating func report() -> LiveUsageUpdated? {
        guard milliseconds - reportedMs >= Self.intervalMs else { return nil }
        reportedMs = milliseconds / Self.intervalMs * Self.intervalMs
        guard hasHeard else { return nil }
        hasHeard = false
        let ratio = (tokens / Self.window * 10_000).rounded() / 10_000
        return LiveUsageUpdated(usage: usage, contextWindow: LiveContextWindow(usageRatio: ratio))
    }
}
