public import EchoScreen

extension PlainPresenter {
    /// What is new, wherever it goes.
    public mutating func texts(of state: ScreenViewState) -> [String] { lines(of: state).map(\.text) }
}
