import Testing

@testable import Echo

@Suite struct `Requests keep to the server's limits` {
    private let start = ContinuousClock.now

    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    private func limiter(
        requests: Int? = nil, of limit: Int = 60, tokens: Int? = nil, ofTokens tokenLimit: Int = 6000,
        reset: Duration? = nil
    ) -> RateLimiter {
        var limiter = RateLimiter()
        limiter.learn(
            [
                RateLimitStatus(name: "requests", limit: limit, remaining: requests ?? limit, reset: reset),
                RateLimitStatus(name: "tokens", limit: tokenLimit, remaining: tokens ?? tokenLimit, reset: reset),
            ], now: start)
        return limiter
    }

    @Test func `a server that has told no limits is not waited for`() {
        var limiter = RateLimiter()
        for _ in 0..<1000 { #expect(limiter.admit(RateLimiter.Price(tokens: 1_000_000), now: start) == .now) }
    }

    @Test func `what remains may go at once, and the next waits for its share of the minute`() {
        var limiter = limiter(requests: 2)
        #expect(limiter.admit(RateLimiter.Price(), now: start) == .now)
        #expect(limiter.admit(RateLimiter.Price(), now: start) == .now)
        #expect(limiter.admit(RateLimiter.Price(), now: start) == .after(.seconds(1)))
        #expect(limiter.admit(RateLimiter.Price(), now: after(0.5)) == .after(.seconds(0.5)))
        #expect(limiter.admit(RateLimiter.Price(), now: after(1)) == .now)
    }

    @Test func `tokens count as requests do`() {
        var limiter = limiter(tokens: 100)
        #expect(limiter.admit(RateLimiter.Price(tokens: 600), now: start) == .after(.seconds(5)))
        #expect(limiter.admit(RateLimiter.Price(tokens: 100), now: start) == .now)
        #expect(limiter.admit(RateLimiter.Price(tokens: 1), now: start) == .after(.seconds(0.01)))
    }

    @Test func `a request larger than the whole limit waits for a full one, not for ever`() {
        var limiter = limiter(tokens: 3000)
        #expect(limiter.admit(RateLimiter.Price(tokens: 50_000), now: start) == .after(.seconds(30)))
        #expect(limiter.admit(RateLimiter.Price(tokens: 50_000), now: after(30)) == .now)
        #expect(limiter.admit(RateLimiter.Price(tokens: 1), now: after(30)) != .now)
    }

    @Test func `the refill is as fast as the server says`() {
        var limiter = limiter(requests: 0, of: 10, reset: .seconds(20))
        #expect(limiter.admit(RateLimiter.Price(), now: start) == .after(.seconds(2)))
    }

    @Test func `the refill stops at the limit`() {
        var limiter = limiter(requests: 0, of: 3)
        let later = after(3600)
        for _ in 0..<3 { #expect(limiter.admit(RateLimiter.Price(), now: later) == .now) }
        #expect(limiter.admit(RateLimiter.Price(), now: later) != .now)
    }

    @Test func `what is under way counts although the server does not know of it yet`() {
        var limiter = limiter(requests: 10)
        let first = RateLimiter.Price(tokens: 10)
        let second = RateLimiter.Price(tokens: 20)
        #expect(limiter.admit(first, now: start) == .now)
        #expect(limiter.admit(second, now: start) == .now)
        limiter.settle(
            first, told: [RateLimitStatus(name: "requests", limit: 60, remaining: 1, reset: nil)], now: start)
        #expect(limiter.admit(RateLimiter.Price(), now: start) == .after(.seconds(1)))
        limiter.settle(second, now: start)
    }

    @Test func `a refusal holds everyone`() {
        var limiter = RateLimiter()
        limiter.hold(for: .seconds(7), now: start)
        limiter.hold(for: .seconds(3), now: start)
        #expect(limiter.admit(RateLimiter.Price(), now: after(2)) == .after(.seconds(5)))
        #expect(limiter.admit(RateLimiter.Price(), now: after(7)) == .now)
    }

    @Test func `what other limits there are is left alone`() {
        var limiter = RateLimiter()
        limiter.learn([RateLimitStatus(name: "bananas", limit: 1, remaining: 0, reset: nil)], now: start)
        #expect(limiter.admit(RateLimiter.Price(), now: start) == .now)
    }
}

@Suite struct `The head of an answer tells the limits` {
    @Test(
        arguments: [
            ("1s", 1.0), ("6m0s", 360), ("20ms", 0.02), ("1h2m3.5s", 3723.5), ("2", 2), ("0s", 0), ("1d", 86400),
            ("500µs", 0.0005), ("8.64s", 8.64),
        ] as [(String, Double)])
    func `spans`(text: String, seconds: Double) {
        #expect(ResetTime.duration(text) == .seconds(seconds))
    }

    @Test(arguments: ["", "s", "1x", "1.2.3s", "-1s", "soon", "1 s", "99999999999999999999s"])
    func `what is no span`(text: String) {
        #expect(ResetTime.duration(text) == nil)
    }

    @Test func `requests and tokens`() {
        let statuses = RateLimitHeaders.statuses([
            "x-ratelimit-limit-requests": "60", "x-ratelimit-remaining-requests": "59",
            "x-ratelimit-reset-requests": "1s", "x-ratelimit-limit-tokens": "150000",
            "x-ratelimit-remaining-tokens": "149984", "x-ratelimit-reset-tokens": "6m0s", "content-type": "x",
        ])
        #expect(
            statuses == [
                RateLimitStatus(name: "requests", limit: 60, remaining: 59, reset: .seconds(1)),
                RateLimitStatus(name: "tokens", limit: 150_000, remaining: 149_984, reset: .seconds(360)),
            ])
    }

    @Test func `nothing, or nonsense`() {
        #expect(RateLimitHeaders.statuses([:]) == [])
        #expect(RateLimitHeaders.statuses(["x-ratelimit-limit-requests": "many"]) == [])
    }
}
