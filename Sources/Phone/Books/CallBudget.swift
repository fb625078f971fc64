import EchoScreen
import Foundation
import PhoneBridge
import Synchronization

/// The month's budget, for calls: what it allows is told to their gate, whichever program has spent or changed it.
final class CallBudget: Sendable {
    private static let pause = Duration.seconds(5)

    private let spending: any SpendingStoreProtocol
    private let settings: any SettingsStoreProtocol
    private let profile = Mutex<ProfileName?>(nil)
    /// US dollars a month, as it was read last; nil for no budget.
    private let limit = Mutex<Decimal?>(nil)

    init(spending: any SpendingStoreProtocol, settings: any SettingsStoreProtocol) {
        self.spending = spending
        self.settings = settings
    }

    /// Nil for the budget without a profile.
    func use(_ profile: ProfileName?) { self.profile.withLock { $0 = profile } }

    /// Until it is cancelled.
    func follow(_ gate: CallGate) async {
        while !Task.isCancelled {
            await check(gate)
            guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
        }
    }

    func check(_ gate: CallGate) async {
        let stored = settings.load(profile.withLock(\.self))
        let limit = limit.withLock { limit in
            limit = stored.monthlyBudget(before: limit)
            return limit
        }
        if let isSpent = await isSpent(limit, on: SpendingDay(Date(), in: .current)) { gate.endMonth(isSpent) }
    }

    /// Nil when it is not known: then what was known last stands.
    private func isSpent(_ limit: Decimal?, on today: SpendingDay) async -> Bool? {
        guard let limit else { return false }
        return try? await spending.spending(from: today.monthBefore(0), through: today).dollars >= limit
    }
}
