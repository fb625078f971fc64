import Echo
import EchoScreen

/// Which events are kept with a conversation: those before its first message wait for it, and there is an end to them.
struct EventKeepingRules: Sendable {
    /// Of one conversation: some hours of talking.
    static let most = 20_000
    /// Before there is a conversation; the oldest go.
    static let mostWaiting = 200

    private var waiting: [KeptEvent] = []
    private var conversation: ConversationID?
    private var count = 0

    /// - Parameters:
    ///   - id: the conversation that is kept; nil before its first message.
    ///   - isKept: whether anything is kept now: the person may be off the record.
    mutating func receive(_ records: [WireRecord], in id: ConversationID?, isKept: Bool) -> [ConversationChange] {
        guard isKept else {
            forget()
            return []
        }
        if conversation != id { count = 0 }
        conversation = id
        waiting += records.map { KeptEvent($0) }
        guard let id else {
            waiting = waiting.suffix(Self.mostWaiting)
            return []
        }
        let events = waiting.prefix(Self.most - count)
        waiting = []
        count += events.count
        return events.map { .event($0, of: id) }
    }

    mutating func forget() { (waiting, conversation, count) = ([], nil, 0) }
}
