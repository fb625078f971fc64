import Echo
public import EchoScreen

extension SaidMessage.Details {
    /// Of a saved message.
    public init(_ record: MessageRecord) {
        self.init(
            mode: record.mode.rawValue, medium: record.message.medium.rawValue, model: record.model,
            latency: record.message.latency)
        if case .interrupted(let heard, _) = record.message.status { self.heard = heard }
        cost = record.message.cost?.total
    }
}
