import Synchronization

/// What a server does and has done, counted.
final class ServerTally: Sendable {
    private struct Counts {
        var connections = 0
        var sockets = 0
        var refusedSockets = 0
        var answers: [UInt: Int] = [:]
    }

    private let counts = Mutex(Counts())
    private let mostSockets: Int

    /// - Parameter mostSockets: WebSockets that are open at once.
    init(mostSockets: Int) { self.mostSockets = mostSockets }

    func connectionOpened() { counts.withLock { $0.connections += 1 } }
    func connectionClosed() { counts.withLock { $0.connections -= 1 } }
    func answered(_ status: UInt) { counts.withLock { $0.answers[status, default: 0] += 1 } }

    /// False when there are as many as the server takes; who is taken is given back with `socketClosed()`.
    func takeSocket() -> Bool {
        counts.withLock { counts in
            guard counts.sockets < mostSockets else {
                counts.refusedSockets += 1
                return false
            }
            counts.sockets += 1
            return true
        }
    }

    func socketClosed() { counts.withLock { $0.sockets -= 1 } }

    /// In the text format that Prometheus reads.
    var metrics: String {
        let counts = counts.withLock { $0 }
        let answers = counts.answers.sorted { $0.key < $1.key }.map { status, count in
            "http_responses_total{code=\"\(status)\"} \(count)"
        }
        let lines =
            Self.metric("http_connections", "gauge", "Connections that are open.", counts.connections)
            + Self.metric("websocket_connections", "gauge", "WebSockets that are open.", counts.sockets)
            + Self.metric(
                "websocket_refusals_total", "counter", "WebSockets that were refused because there were too many.",
                counts.refusedSockets)
            + Self.head("http_responses_total", "counter", "Answers to plain requests, by status.") + answers
        return lines.map { $0 + "\n" }.joined()
    }

    private static func metric(_ name: String, _ type: String, _ help: String, _ value: Int) -> [String] {
        head(name, type, help) + ["\(name) \(value)"]
    }

    private static func head(_ name: String, _ type: String, _ help: String) -> [String] {
        ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
    }
}
