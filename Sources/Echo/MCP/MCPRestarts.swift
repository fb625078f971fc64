/// When a server that ended is started again.
struct MCPRestarts: Sendable {
    static let first = Duration.milliseconds(500)
    static let longest = Duration.seconds(30)
    /// So many failures in a row, about two minutes, and nobody tries any more.
    static let maximum = 8
    /// A server that was ready for so long is not one that fails again and again.
    static let probation = Duration.seconds(30)

    private var failures = 0

    /// - Parameter readyFor: how long it could be used.
    /// - Returns: how long to wait; nil to give up.
    mutating func delay(afterReadyFor readyFor: Duration?) -> Duration? {
        if let readyFor, readyFor >= Self.probation { failures = 0 }
        failures += 1
        guard failures <= Self.maximum else { return nil }
        return min(Self.first * (1 << (failures - 1)), Self.longest)
    }
}
