import Echo

/// Tells what became of the echo when it has changed, and how much of it is lost every ten seconds at most.
struct ProtectionPace: Sendable, Hashable {
    static let pause = Duration.seconds(10)
    /// A loss that changed by less is the same, dB.
    private static let step = 2

    private var told: ProtectionStatus?
    private var toldAt: ContinuousClock.Instant?

    /// The status, when it is to be told now.
    mutating func admit(_ status: ProtectionStatus, at now: ContinuousClock.Instant) -> ProtectionStatus? {
        guard isNews(status), isDue(status, now) else { return nil }
        (told, toldAt) = (status, now)
        return status
    }

    private func isNews(_ status: ProtectionStatus) -> Bool {
        guard var told, let loss = told.loss, let newLoss = status.loss else { return told != status }
        told.loss = newLoss
        return told != status || abs(newLoss - loss) >= Self.step
    }

    /// What somebody chose is told at once.
    private func isDue(_ status: ProtectionStatus, _ now: ContinuousClock.Instant) -> Bool {
        guard let toldAt, told?.protection == status.protection, told?.isWorn == status.isWorn else { return true }
        return now - toldAt >= Self.pause
    }
}
