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
        (422, false), (429, true), (500, true), (501, true), (502, true), (503, true), (504, true), (529, true),
    ])
    func `by its status`(status: Int, isRepeated: Bool) {
        #expect((delay(status) != nil) == isRepeated)
    }

    @Test(arguments: [
        (EchoError.unreachable(host: "h", reason: "refused"), true), (.connectionTimedOut(host: "h"), true),
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
        (["retry-after": "121"], .milliseconds(500)), (["retry-after": "-1"], .milliseconds(500)),
        (["retry-after": "Sun, 06 Nov 1994 09:49:47 GMT"], .milliseconds(500)),
        (["retry-after": "soon"], .milliseconds(500)), (["retry-after": "inf"], .milliseconds(500)),
        (["retry-after": "nan"], .milliseconds(500)), (["retry-after": "1e300"], .milliseconds(500)),
        (["retry-after-ms": "x", "retry-after": "3"], .seconds(3)),
    ])
    func `after the wait that the server asks for, if it is a sane one`(headers: [String: String], wait: Duration) {
        #expect(delay(429, .rateLimited(message: ""), headers) == wait)
    }

    @Test(arguments: [
        "", "1994", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Nov 1994 24:61:00 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    ])
    func `what is no date is none`(text: String) {
        #expect(HTTPDate(text) == nil)
    }

    @Test func `a date is understood`() {
        #expect(HTTPDate("Sun, 06 Nov 1994 08:49:37 GMT")?.date == Self.now)
    }
}
