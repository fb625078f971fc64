import EchoApp
import EchoPresentation
import Foundation
import PhoneBridge

/// The month's budget, for calls: what it allows is told to their gate, whichever program has spent or changed it.
struct CallBudget: Sendable {
    private static let pause = Duration.seconds(5)

    let spending: any SpendingStoreProtocol
    let settings: any SettingsStoreProtocol

    /// Until it is cancelled.
    func follow(_ gate: CallGate) async {
        while !Task.isCancelled {
            if let isSpent = await isSpent(on: SpendingDay(Date(), in: .current)) { gate.endMonth(isSpent) }
            guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
        }
    }

    /// Nil when it is not known: then what was known last stands.
    private func isSpent(on today: SpendingDay) async -> Bool? {
        let stored = settings.load()
        guard let limit = stored.chosen.monthlyBudget else { return stored.problems.isEmpty ? false : nil }
        guard let amounts = try? await spending.spending(from: today.monthBefore(0), through: today) else { return nil }
        return amounts.reduce(0) { $0 + ($1.dollars ?? 0) } >= limit
    }
}
