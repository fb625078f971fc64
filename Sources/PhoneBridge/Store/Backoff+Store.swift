import EchoConcurrency

/// How long a store that is away is left alone.
extension Backoff {
    static let store = Backoff(limit: .max, first: .milliseconds(250), ceiling: .seconds(15), jitter: 1...1)
}
