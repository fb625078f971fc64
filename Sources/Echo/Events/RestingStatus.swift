import Synchronization

/// What the connection is when nothing is being tried again: the last status that was no attempt.
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
