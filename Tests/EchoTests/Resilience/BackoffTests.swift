import EchoConcurrency
import Testing

@testable import Echo

@Suite struct `Waiting before trying again` {
    @Test(
        arguments: [
            (1, 0.5), (2, 1), (3, 2), (4, 4), (5, 8), (6, 8), (1000, 8), (Int.max, 8), (0, 0.5), (-3, 0.5),
        ] as [(Int, Double)])
    func `doubles up to a ceiling`(attempt: Int, seconds: Double) {
        #expect(Backoff(limit: 5).delay(forAttempt: attempt, random: 1) == .seconds(seconds))
    }

    @Test(arguments: [(0.0, 3.0), (0.5, 3.5), (1, 4), (-1, 3), (7, 4)] as [(Double, Double)])
    func `is spread by chance`(random: Double, seconds: Double) {
        #expect(Backoff(limit: 5).delay(forAttempt: 4, random: random) == .seconds(seconds))
    }

    @Test func `a connection is tried five times again and a request twice`() {
        #expect(EchoConfiguration().reconnectionAttempts == 5)
        #expect(Backoff.request.limit == 2)
    }
}

@Suite struct `A connection that ended is tried again when a fresh one can heal it` {
    @Test(arguments: [
        (1000, false), (1001, true), (1002, false), (1005, true), (1006, true), (1007, false), (1008, false),
        (1009, false), (1011, true), (1012, true), (1013, true), (1015, true), (3000, false), (4000, false),
    ])
    func `close codes`(code: Int, isWorthRetrying: Bool) {
        #expect(ReconnectionRule.isWorthRetrying(.connectionLost(code: code, reason: "")) == isWorthRetrying)
    }

    @Test(arguments: [
        (EchoError.invalidKey, false), (.quotaExceeded(message: ""), false), (.missingKey, false),
        (.rateLimited(message: ""), true), (.unreachable(host: "h", reason: ""), true),
        (.connectionTimedOut(host: "h"), true), (.rejected(status: 503, message: ""), true),
        (.rejected(status: 404, message: ""), false), (.rejected(status: 408, message: ""), true),
        (.invalidData(reason: ""), false), (.server(code: "invalid_value", message: "", parameter: nil), false),
    ])
    func `other errors`(error: EchoError, isWorthRetrying: Bool) {
        #expect(ReconnectionRule.isWorthRetrying(error) == isWorthRetrying)
    }
}
