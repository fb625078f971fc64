import EchoConcurrency

/// How long a client waits for the server of a conversation.
extension Backoff {
    /// For a request that failed: what the vendor's own clients do.
    static let request = Backoff(limit: 2)

    /// For a connection that broke. Many break at once when a server ends: they come back spread over as long as they wait.
    static func connection(limit: Int) -> Backoff { Backoff(limit: max(1, limit), jitter: 0.5...1.5) }
}
