import EchoScreen
import EchoText
import Foundation

/// The spending of the last thirty days or twelve months, as bars.
struct SpendingReport: Sendable {
    static let (days, months) = (30, 12)

    /// Of the months that are shown, by day.
    var amounts: [SpendingAmount] = []
    var today: SpendingDay
    /// US dollars a month; nil for no budget.
    var limit: Decimal?
    /// US dollars a minute, of the last minutes; nil when nothing was spent.
    var rate: Decimal?
    var prices: PriceList

    /// US dollars of this month.
    var monthTotal: Decimal { amounts.filter { $0.day.month == today.month }.dollars }

    func state(_ view: SpendingView) -> ColumnsViewState {
        var state = ColumnsViewState()
        let slots = slots(view.period)
        let shown = amounts.filter { amount in slots.contains { $0.holds(amount.day) } }
        let parts = SpendingParts(view.parts, of: shown)
        state.parts = parts.parts(shown)
        state.columns = slots.map { slot in column(slot, parts, shown.filter { slot.holds($0.day) }) }
        state.selection = state.columns.count - 1
        let highest = SpendingScale.above(
            slots.map { slot in shown.filter { slot.holds($0.day) }.dollars }.max() ?? 0)
        (state.maximum, state.maximumTitle) = (
            NSDecimalNumber(decimal: highest).doubleValue, MoneyWording.limit(highest)
        )
        let wording = SpendingWording(report: self)
        (state.headline, state.notes) = (wording.headline, wording.notes)
        return state
    }

    private func slots(_ period: SpendingView.Period) -> [SpendingSlot] {
        switch period {
        case .days: (0..<Self.days).reversed().map { SpendingSlot(day: today.before(days: $0), isMonth: false) }
        case .months: (0..<Self.months).reversed().map { SpendingSlot(day: today.monthBefore($0), isMonth: true) }
        }
    }

    private func column(_ slot: SpendingSlot, _ parts: SpendingParts, _ amounts: [SpendingAmount])
        -> ColumnsViewState.Column
    {
        let values = parts.dollars(amounts)
        let most = zip(parts.titles, values).filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
        let rest = most.map { "\($0.0) \(MoneyWording.amount($0.1))" }.joined(separator: " · ")
        let used = SpendingUnits.words(amounts, \.tokens)
        let nothing = used.isEmpty ? "nothing spent" : "no price for \(used)"
        return ColumnsViewState.Column(
            label: slot.label, amounts: values.map { NSDecimalNumber(decimal: $0).doubleValue },
            detail: [
                StyledText("\(slot.title)  ", .strong),
                values.allSatisfy { $0 == 0 }
                    ? StyledText(nothing, .faint) : StyledText(MoneyWording.amount(values.reduce(0, +)), .accent),
                StyledText(rest.isEmpty ? "" : "  \(rest)", .faint),
            ])
    }
}
