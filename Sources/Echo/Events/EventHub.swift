import Synchronization

/// Where the events of all conversations come together.
final class EventHub: Sendable {
    let all: EventEmitter<EchoEvent>
    let named = EventEmitter<ConversationEvent>()

    init() {
        let status = RestingStatus()
        restingStatus = status
        all = EventEmitter { for event in $0 { status.note(event) } }
    }

    /// What the connection is when nothing is being tried again.
    let restingStatus: RestingStatus

    /// For the events of one conversation; nil for what concerns none.
    func emitter(of conversationID: String?) -> EventEmitter<EchoEvent> {
        EventEmitter { [self] events in
            all.emit(events)
            guard named.hasListeners else { return }
            named.emit(events.map { ConversationEvent(conversationID: conversationID, event: $0) })
        } roomBeyond: { [self] in
            await all.room()
        }
    }
}

/// The status of the connection when nothing is being tried again: the last status that was no attempt.
final class RestingStatus: Sendable {
    private let status = Mutex(ConnectionStatus.disconnected)

    var value: ConnectionStatus { status.withLock { $0 } }

    func note(_ event: EchoEvent) {
        switch event {
        case .connectionStatusChanged(.retrying), .connectionStatusChanged(.handingOver): break
        case .connectionStatusChanged(let new): status.withLock { $0 = new }
        default: break
        }
    }
}
