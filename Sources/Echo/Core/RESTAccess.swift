import Synchronization

/// The one client of a server's REST APIs, made when it is first needed: its limits and its breaker are shared.
final class RESTAccess: Sendable {
    /// The parts needed for written answers, embeddings and everything else that is not Realtime.
    struct Parts: Sendable {
        let client: RESTClient
        let answers: any AnswerServiceProtocol
        let models: ModelBook
        /// What the server has refused, whichever way it was asked.
        let refused: RefusalMemory
        let sockets = ResponsesSocketAccess()
    }

    private let make: @Sendable () throws(EchoError) -> Parts
    private let parts = Mutex<Parts?>(nil)

    init(_ make: @escaping @Sendable () throws(EchoError) -> Parts) { self.make = make }

    /// - Throws: `invalidURL`.
    func get() throws(EchoError) -> Parts {
        if let made = parts.withLock({ $0 }) { return made }
        let new = try make()
        return parts.withLock { parts in
            parts = parts ?? new
            return parts ?? new
        }
    }
}
