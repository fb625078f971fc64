public import Echo

extension CostPresenter: FeaturePresenterProtocol {
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {
        receive(event)
    }

    public func show(in state: inout ScreenViewState) {
        state.status.tokens = tokens
        state.status.cost = total
    }
}
