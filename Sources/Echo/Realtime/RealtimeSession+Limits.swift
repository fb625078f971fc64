import EchoWire

/// Keeping to the limits that the server tells.
extension RealtimeSession {
    /// Longer waits are not worth it: the server may say what it thinks of the request.
    private static let longestWait = Duration.seconds(30)

    mutating func learn(_ limits: [RateLimitStatus], at now: Moment) {
        limiter.learn(limits, now: now.instant)
        emit(.rateLimitsUpdated(limits))
    }

    /// Whether an answer has to be asked for later; it is then.
    mutating func mustWait() -> Bool {
        guard let instant else { return false }
        let price = RateLimiter.Price(tokens: context.promptTokens)
        guard case .after(let delay) = limiter.admit(price, now: instant), delay <= Self.longestWait else {
            return false
        }
        answering.wantsResponse = true
        act(.start(.limits, after: delay))
        let cause = EchoError.rateLimited(message: "it has not been reset yet")
        emit(.connectionStatusChanged(.retrying(Retry(attempt: 1, limit: 1, delay: delay, cause: cause))))
        return true
    }

    mutating func settleLimits() {
        guard let instant else { return }
        limiter.settle(RateLimiter.Price(tokens: context.promptTokens), now: instant)
    }

    mutating func limitsLeaveRoom() {
        guard connection.phase == .ready else { return }
        emit(.connectionStatusChanged(.connected(sessionID: connection.sessionID, model: model)))
        if answering.wantsResponse { requestResponse() }
    }
}
