import EchoScreen
import EchoText
import Foundation

/// Says in the status line that the month's budget is nearly used up, or that it is.
struct SpendingPresenter: FeaturePresenterProtocol {
    /// US dollars of the month, and its limit; nil while there is nothing to say.
    var spent: (dollars: Decimal, limit: Decimal)?

    init() {}

    func show(in state: inout ScreenViewState) {
        guard let spent else { return }
        let words = "month \(MoneyWording.amount(spent.dollars)) of \(MoneyWording.limit(spent.limit))"
        state.status.items.append(StyledText(words, spent.dollars >= spent.limit ? .failure : .warning))
    }
}
