/// Keeps to the limits that a server tells, so that it need not refuse: when may the next request go?
///
/// A server that has told nothing is not waited for.
struct RateLimiter: Sendable, Hashable {
    /// The price of a request: one of `requests`, and its estimated size of `tokens`.
    struct Price: Sendable, Hashable {
        var tokens = 0
    }

    private var requests: RemainingLimit?
    private var tokens: RemainingLimit?
    private var underWay: [Price] = []
    private var silentUntil: ContinuousClock.Instant?

    /// `now` spends the price, and `settle` must follow; `after` changes nothing.
    mutating func admit(_ price: Price, now: ContinuousClock.Instant) -> Admission {
        let wait = wait(for: price, now: now)
        guard wait <= .zero else { return .after(wait) }
        requests?.spend(1, now: now)
        tokens?.spend(Double(price.tokens), now: now)
        underWay.append(price)
        return .now
    }

    /// A request that was admitted was answered, or came to nothing.
    mutating func settle(_ price: Price, told statuses: [RateLimitStatus] = [], now: ContinuousClock.Instant) {
        if let index = underWay.firstIndex(of: price) { underWay.remove(at: index) }
        learn(statuses, now: now)
    }

    /// What a server says of its limits, by whichever API.
    mutating func learn(_ statuses: [RateLimitStatus], now: ContinuousClock.Instant) {
        for status in statuses {
            switch status.name {
            case "requests": learn(status, bucket: \.requests, reserved: Double(underWay.count), now: now)
            case "tokens":
                let reserved = underWay.reduce(0) { $0 + $1.tokens }
                learn(status, bucket: \.tokens, reserved: Double(reserved), now: now)
            default: break
            }
        }
    }

    /// The server refused one request and said when to come again: the others need not ask before that.
    mutating func hold(for wait: Duration, now: ContinuousClock.Instant) {
        silentUntil = max(silentUntil ?? now, now + wait)
    }

    private func wait(for price: Price, now: ContinuousClock.Instant) -> Duration {
        max(
            silentUntil.map { $0 - now } ?? .zero, requests?.wait(for: 1, now: now) ?? .zero,
            tokens?.wait(for: Double(price.tokens), now: now) ?? .zero)
    }

    private mutating func learn(
        _ status: RateLimitStatus, bucket: WritableKeyPath<RateLimiter, RemainingLimit?>, reserved: Double,
        now: ContinuousClock.Instant
    ) {
        if self[keyPath: bucket] == nil, let limit = status.limit, limit > 0 {
            self[keyPath: bucket] = RemainingLimit(limit: limit, now: now)
        }
        self[keyPath: bucket]?.learn(status, reserved: reserved, now: now)
    }
}
