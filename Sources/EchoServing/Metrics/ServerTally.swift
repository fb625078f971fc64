import Synchronization

/// The counts of a server's work.
final class ServerTally: Sendable {
    struct Counts: Sendable {
        var connections = 0
        var connectionsInAll = 0
        var sockets = 0
        var socketsInAll = 0
        var refusedSockets = 0
        var limitedRequests = 0
        var requests: [RequestKind: RequestCounts] = [:]
    }

    private let counts = Mutex(Counts())
    private let mostSockets: Int
    private let bytesReceived = Atomic(0)
    private let bytesSent = Atomic(0)

    /// - Parameter mostSockets: WebSockets that are open at once.
    init(mostSockets: Int) { self.mostSockets = mostSockets }

    func received(_ bytes: Int) { bytesReceived.wrappingAdd(bytes, ordering: .relaxed) }
    func sent(_ bytes: Int) { bytesSent.wrappingAdd(bytes, ordering: .relaxed) }

    func connectionOpened() {
        counts.withLock { counts in
            counts.connections += 1
            counts.connectionsInAll += 1
        }
    }

    func connectionClosed() { counts.withLock { $0.connections -= 1 } }

    /// - Parameter kind: What could not be read is of no kind.
    func answered(_ status: UInt, _ kind: RequestKind = RequestKind(nil, nil), in time: Duration? = nil) {
        counts.withLock { $0.requests[kind, default: RequestCounts()].add(status, time) }
    }

    /// One that asks too often is told to wait.
    func limited() { counts.withLock { $0.limitedRequests += 1 } }

    /// False when there are as many as the server takes; who is taken is given back with `socketClosed()`.
    func takeSocket() -> Bool {
        counts.withLock { counts in
            guard counts.sockets < mostSockets else {
                counts.refusedSockets += 1
                return false
            }
            counts.sockets += 1
            counts.socketsInAll += 1
            return true
        }
    }

    func socketClosed() { counts.withLock { $0.sockets -= 1 } }

    /// One that comes when the server stops.
    func socketRefused() { counts.withLock { $0.refusedSockets += 1 } }

    var snapshot: (counts: Counts, received: Int, sent: Int) {
        (counts.withLock { $0 }, bytesReceived.load(ordering: .relaxed), bytesSent.load(ordering: .relaxed))
    }
}
