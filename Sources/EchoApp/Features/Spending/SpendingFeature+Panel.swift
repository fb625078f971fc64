import EchoScreen
import EchoText

/// The chart of what was spent.
extension SpendingFeature {
    func open() {
        guard store != nil else {
            return screen.notify("Spending is not saved here; /cost shows this conversation.", .warning)
        }
        screen.show(SpendingPanel())
        showReport(keepsSelection: false)
        refresh()
    }

    /// What a key does in the panel; false for what has nothing to do with it.
    func look(_ command: Command) -> Bool {
        guard screen.open(SpendingPanel.self) != nil else { return false }
        switch command {
        case .spendingEarlier: screen.update(SpendingPanel.self) { $0.move(by: -1) }
        case .spendingLater: screen.update(SpendingPanel.self) { $0.move(by: 1) }
        case .spendingPeriod:
            view.period = view.period == .days ? .months : .days
            showReport(keepsSelection: false)
        case .spendingParts:
            view.parts = view.parts == .modalities ? .models : .modalities
            showReport(keepsSelection: true)
        default: return false
        }
        return true
    }

    func showReport(keepsSelection: Bool) {
        guard screen.open(SpendingPanel.self) != nil else { return }
        report.rate = minute()
        let state = report.state(view)
        let spoken = SpendingWording(report: report).spoken(state)
        screen.update(SpendingPanel.self) {
            $0.show(
                state, spoken: spoken, otherPeriod: view.period == .days ? "by month" : "by day",
                otherParts: view.parts == .modalities ? "by model" : "by modality", keepsSelection: keepsSelection)
        }
    }
}
