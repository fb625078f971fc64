/// Who waits for the server, and what came of it: nil for agreement.
struct PendingAnswers: Sendable {
    private var ready: CheckedContinuation<EchoError?, Never>?
    private var requests: [RealtimeRequestID: CheckedContinuation<EchoError?, Never>] = [:]

    var isWaitingForSession: Bool { ready != nil }

    mutating func waitForSession(_ continuation: CheckedContinuation<EchoError?, Never>) { ready = continuation }

    mutating func wait(for id: RealtimeRequestID, _ continuation: CheckedContinuation<EchoError?, Never>) {
        requests[id] = continuation
    }

    mutating func settleSession(_ error: EchoError?) {
        ready?.resume(returning: error)
        ready = nil
    }

    mutating func settle(_ id: RealtimeRequestID, _ error: EchoError?) {
        requests.removeValue(forKey: id)?.resume(returning: error)
    }

    mutating func failAll(_ error: EchoError) {
        settleSession(error)
        for continuation in requests.values { continuation.resume(returning: error) }
        requests = [:]
    }
}
