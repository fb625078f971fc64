import Synchronization

/// A server's support of WebSockets for written answers, remembered as long as the program runs.
final class ResponsesSocketAccess: Sendable {
    private struct Memory {
        var isRefused = false
        var hasAnswered = false
        var unsteerable: Set<String> = []
    }

    private let memory = Mutex(Memory())

    /// Whether it is worth a try.
    var isOffered: Bool { memory.withLock { !$0.isRefused } }

    /// Nobody asks again.
    ///
    /// - Returns: whether it is news.
    func refuse() -> Bool {
        memory.withLock { memory in
            defer { memory.isRefused = true }
            return !memory.isRefused
        }
    }

    /// Whether anything of an answer has ever come over one.
    var hasAnswered: Bool { memory.withLock(\.hasAnswered) }

    func noteAnswer() { memory.withLock { $0.hasAnswered = true } }

    /// Whether answers of a model may be told more while they are made.
    func allowsSteering(_ model: String) -> Bool { memory.withLock { !$0.unsteerable.contains(model) } }

    func forbidSteering(_ model: String) { memory.withLock { _ = $0.unsteerable.insert(model) } }
}

extension EchoError {
    /// Whether a connection that failed so is not worth another try: somebody answered, and does not take WebSockets, or
    /// somebody on the way swallows them.
    var refusesWebSockets: Bool {
        switch self {
        case .rejected(let status, _): status == 501 || status == 505 || (status < 500 && status != 408)
        case .invalidKey, .keyRequired, .connectionTimedOut: true
        default: false
        }
    }
}
