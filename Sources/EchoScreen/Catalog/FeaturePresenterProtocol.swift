public import Echo

/// The view of a feature beside the conversation: it is told what happens, and supplies its part of the status line.
public protocol FeaturePresenterProtocol: Sendable {
    mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter)
    mutating func tick(at now: Duration)
    /// How long until what it shows changes by itself; nil when it does not.
    func nextChange(at now: Duration) -> Duration?
    /// A new conversation has begun.
    mutating func reset()
    /// Adds what it shows.
    func show(in state: inout ScreenViewState)
    /// Adds what decides on which commands can be given.
    func describe(_ situation: inout Situation)
}

extension FeaturePresenterProtocol {
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, in conversation: ConversationPresenter) {}
    public mutating func tick(at now: Duration) {}
    public func nextChange(at now: Duration) -> Duration? { nil }
    public mutating func reset() {}
    public func show(in state: inout ScreenViewState) {}
    public func describe(_ situation: inout Situation) {}
}
