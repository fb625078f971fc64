import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A request that failed is sent again` {
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    private func delay(
        _ status: Int?, _ error: EchoError = .rejected(status: 0, message: ""), _ headers: [String: String] = [:],
        failures: Int = 1
    ) -> Duration? {
        RetryPolicy().delay(
            after: RetryPolicy.Failure(error: error, status: status, headers: headers), failures: failures, random: 1,
            date: Self.now)
    }

    @Test(arguments: [
        (400, false), (401, false), (403, false), (404, false), (405, false), (408, true), (409, true), (413, false),
        (422, false), (429, true), (500, true), (501, true), (502, true), (503, true), (504, false), (524, false),
        (529, true),
    ])
    func `by its status`(status: Int, isRepeated: Bool) {
        #expect((delay(status) != nil) == isRepeated)
    }

    @Test(arguments: [
        (EchoError.unreachable(host: "h", reason: "refused"), true), (.connectionTimedOut(host: "h"), true),
        (.answerTimedOut(host: "h", .beginning, limit: .seconds(300)), false),
        (.answerTimedOut(host: "h", .silence, limit: .seconds(30)), false),
        (.connectionLost(code: 1006, reason: ""), true), (.invalidURL("x"), false), (.invalidData(reason: ""), false),
        (.quotaExceeded(message: ""), false),
    ])
    func `by what kept an answer from coming`(error: EchoError, isRepeated: Bool) {
        #expect((delay(nil, error) != nil) == isRepeated)
    }

    @Test func `never when the quota is exhausted, whatever the server advises`() {
        #expect(delay(429, .quotaExceeded(message: "")) == nil)
        #expect(delay(429, .quotaExceeded(message: ""), ["x-should-retry": "true"]) == nil)
    }

    @Test func `when the server advises it, and not when it advises against it`() {
        #expect(delay(400, .rejected(status: 400, message: ""), ["x-should-retry": "true"]) != nil)
        #expect(delay(500, .rejected(status: 500, message: ""), ["x-should-retry": "false"]) == nil)
        #expect(delay(500, .rejected(status: 500, message: ""), ["x-should-retry": "perhaps"]) != nil)
    }

    @Test func `twice`() {
        #expect(delay(503, failures: 1) == .milliseconds(500))
        #expect(delay(503, failures: 2) == .seconds(1))
        #expect(delay(503, failures: 3) == nil)
    }

    @Test(arguments: [
        (["retry-after-ms": "1500"], Duration.milliseconds(1500)),
        (["retry-after-ms": "20", "retry-after": "9"], .milliseconds(20)),
        (["retry-after": "9"], .seconds(9)), (["retry-after": "1.5"], .milliseconds(1500)),
        (["retry-after": "0"], .zero), (["retry-after": "120"], .seconds(120)),
        (["retry-after": "Sun, 06 Nov 1994 08:49:47 GMT"], .seconds(10)),
        (["retry-after": "Sun, 06 Nov 1994 08:49:07 GMT"], .zero),
        (["retry-after": "-1"], .milliseconds(500)),
        (["retry-after": "soon"], .milliseconds(500)), (["retry-after": "inf"], .milliseconds(500)),
        (["retry-after": "nan"], .milliseconds(500)), (["retry-after": "1e300"], .milliseconds(500)),
        (["retry-after-ms": "x", "retry-after": "3"], .seconds(3)),
    ])
    func `after the wait that the server asks for, if it is a sane one`(headers: [String: String], wait: Duration) {
        #expect(delay(429, .rateLimited(message: ""), headers) == wait)
    }

    @Test(arguments: [
        ("121", Duration.seconds(121)), ("3600", .seconds(3600)), ("31536000", .seconds(31_536_000)),
        ("99999999999999999999", .seconds(1_000_000_000)),
        ("Sun, 06 Nov 1994 09:49:37 GMT", .seconds(3600)), ("3600s", .seconds(3600)), ("1h", .seconds(3600)),
        ("60, 3600", .seconds(3600)), ("1784118977", .seconds(1_000_000_000)),
        ("1784118977000", .seconds(1_000_000_000)),
    ])
    func `not when the server asks for a longer wait than anybody has`(asked: String, wait: Duration) {
        #expect(delay(429, .rateLimited(message: ""), ["retry-after": asked]) == nil)
        let failure = RetryPolicy.Failure(
            error: .rateLimited(message: ""), status: 429, headers: ["retry-after": asked])
        #expect(RetryPolicy().tooLongWait(after: failure, date: Self.now) == wait)
    }

    @Test(arguments: [
        "", "1994", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sunday, 06-Nov-94 08:49 GMT", "Sun, 06 Nov 1994 24:61:00 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    ])
    func `what is no date is none`(text: String) {
        #expect(HTTPDate(text) == nil)
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z",
        "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun Nov  6 08:49:37 1994",
    ])
    func `a date is understood`(text: String) {
        #expect(HTTPDate(text)?.date == Self.now)
    }

    @Test(
        arguments: [
            (["x-ratelimit-reset-tokens": "7m12s"], Duration.seconds(432)),
            (
                ["x-ratelimit-reset-requests-day": "33011.5", "x-ratelimit-remaining-requests-day": "0"],
                .seconds(33011.5)
            ),
            (["x-ratelimit-reset": "784118977000", "x-ratelimit-remaining": "0"], .seconds(7200)),
            (["x-ratelimit-reset": "1784118977"], .seconds(1_000_000_000)),
            (["x-ratelimit-reset": "1994-11-06T10:49:37Z"], .seconds(7200)),
            (["x-ratelimit-reset-tokens": "7m12s", "x-ratelimit-remaining-tokens": "9"], nil),
            (["ratelimit-reset": "7200", "ratelimit-remaining": "0"], .seconds(7200)),
            (["ratelimit": #""default";r=0;t=7200"#], .seconds(7200)), (["ratelimit": #""default";r=10;t=7200"#], nil),
            (
                [
                    "anthropic-ratelimit-requests-reset": "1994-11-06T10:49:37Z",
                    "anthropic-ratelimit-requests-remaining": "0",
                ], .seconds(7200)
            ),
            (["x-ratelimit-reset-tokens": "soon"], nil), (["x-ratelimit-reset": "1994-11-06T08:00:00Z"], nil),
        ] as [([String: String], Duration?)])
    func `when that comes back of which nothing is left`(headers: [String: String], wait: Duration?) {
        #expect(RateLimitHeaders.wait(headers, date: Self.now) == wait)
    }

    @Test(
        arguments: [
            ("Limit 100000. Please try again in 2h3m4.5s. Visit us.", Duration.seconds(7384.5)),
            ("Please retry in 43.8s.", .seconds(43.8)), ("Try again in 1 minute 30 seconds", .seconds(90)),
            ("try again in 20ms", .seconds(0.02)), ("Please wait 3600 seconds before retrying", .seconds(3600)),
            ("Bitte versuchen Sie es in 2 Stunden erneut.", .seconds(7200)), ("请在 60 秒后重试", .seconds(60)),
            ("Réessayez dans 5 minutes", .seconds(300)), ("Please wait until tomorrow", nil),
            ("Please try again in a moment", nil), ("try again in 5", nil),
            ("", nil),
        ] as [(String, Duration?)])
    func `when its words say how long`(words: String, wait: Duration?) {
        #expect(WaitWords.wait(in: words) == wait)
    }

    @Test(
        arguments: [
            ["error": ["message": "slow", "retry_after": 3600]], ["message": "slow", "retry_after": "3600"],
            ["error": ["message": "slow", "retryAfter": "1h"]], ["error": "slow", "retry_after_ms": 3_600_000],
            ["error": ["message": "slow", "retry_after": .null], "retry_after": 3600],
        ] as [JSONValue])
    func `when the body of a refusal says how long`(body: JSONValue) {
        #expect(RESTRefusal(json: body).wait == .seconds(3600))
    }

    @Test func `when a gateway hands on the head of the server behind it`() {
        let headers: JSONValue = ["X-RateLimit-Reset": "784118977000", "X-RateLimit-Remaining": 0]
        let refusal = RESTRefusal(json: ["error": ["message": "slow", "metadata": ["headers": headers]]])
        #expect(RateLimitHeaders.wait(refusal.headers, date: Self.now) == .seconds(7200))
    }

    @Test func `for a minute while a model is loaded`() {
        let loading = EchoError.rejected(status: 503, message: "Loading model")
        #expect(delay(503, loading, failures: 1) == .seconds(5))
        #expect(delay(503, loading, failures: 12) == .seconds(5))
        #expect(delay(503, loading, failures: 13) == nil)
        let told = RetryPolicy.Failure(error: loading, status: 503, asked: .seconds(100))
        #expect(RetryPolicy().delay(after: told, failures: 1, random: 1, date: Self.now) == .seconds(100))
        #expect(RetryPolicy().delay(after: told, failures: 2, random: 1, date: Self.now) == nil)
    }
}
