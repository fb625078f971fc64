import EchoWire

/// Settings that were sent, and that the server may still refuse.
struct PendingUpdate: Sendable, Hashable {
    let id: RealtimeRequestID
    /// What goes back into force when they are refused.
    let previous: SessionSettings
    /// As they were sent.
    let sent: JSONValue
    /// What they ask for that not every server knows.
    let options: Set<RequestOption>
    /// How the server is told them now: by another name than the request when they had to be sent again.
    let eventID: RealtimeRequestID
    /// It says only what changes.
    let isNarrow: Bool

    init(
        id: RealtimeRequestID, previous: SessionSettings, sent: SessionObject, options: Set<RequestOption> = [],
        eventID: RealtimeRequestID? = nil, isNarrow: Bool = false
    ) {
        self.id = id
        self.previous = previous
        self.sent = sent.json
        self.options = options
        self.eventID = eventID ?? id
        self.isNarrow = isNarrow
    }

    /// The update that the server tells of. `session.updated` names no request but echoes the whole session: the one it
    /// differs from least is meant, the oldest of several alike.
    static func index(of session: SessionObject, among updates: [PendingUpdate]) -> Int? {
        let echo = session.json
        return updates.indices.min { differences(updates[$0].sent, echo) < differences(updates[$1].sent, echo) }
    }

    /// How many of the values that were asked for the session does not have.
    private static func differences(_ asked: JSONValue, _ echo: JSONValue?) -> Int {
        guard let fields = asked.object else { return asked == echo || asked == .null && echo == nil ? 0 : 1 }
        return fields.reduce(0) { $0 + differences($1.value, echo?[$1.key]) }
    }
}
