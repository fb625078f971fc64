import EchoText
public import Echo

extension LatencyPresenter: FeaturePresenterProtocol {
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        guard case .turnEnded(let summary) = event else { return }
        receive(
            summary, at: conversation.clock.time(moment.date), isTyped: conversation.isTyped(summary.userItemID))
    }
}
