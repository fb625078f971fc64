import Echo
import EchoScreen

/// What the history asks models for by itself.
extension HistoryFeature {
    /// It belongs to no conversation, and counts for the month all the same. The offline assistant costs nothing.
    func note(_ charge: Charge) {
        screen.add(charge)
        guard charge.cost != nil || !screen.isServerLocal else { return }
        let day = SpendingDay(screen.moment.date, in: screen.timeZone)
        let amounts = SpendingAmount.amounts(of: charge, on: day)
        if !amounts.isEmpty { store?.note(.spent(amounts)) }
    }
}
