/// A line of the exchange's log.
public struct ExchangeLogEntry: Sendable, Hashable {
    /// Since the exchange was made.
    public var time: Duration
    public var call: CallSID?
    public var event: ExchangeEvent
}
