/// Where the events of all conversations come together.
final class EventHub: Sendable {
    let all: EventEmitter<EchoEvent>
    let named = EventEmitter<ConversationEvent>()

    init() {
        let status = RestingStatus()
        restingStatus = status
        all = EventEmitter { status.note($0) }
    }

    /// What the connection is when nothing is being tried again.
    let restingStatus: RestingStatus

    /// For the events of one conversation; nil for what concerns none.
    func emitter(of conversationID: String?) -> EventEmitter<EchoEvent> {
        EventEmitter { [self] event in
            all.emit(event)
            named.emit(ConversationEvent(conversationID: conversationID, event: event))
        }
    }
}
