import EchoConcurrency
import Foundation

/// Whether a request that failed is sent again, and when: the rules of the vendor's own clients.
struct RetryPolicy: Sendable, Hashable {
    var backoff = Backoff.request
    /// A server may ask for a longer wait than this; then the backoff decides.
    var longestAskedWait = Duration.seconds(120)

    /// How an attempt failed.
    struct Failure: Error, Sendable, Hashable {
        var error: EchoError
        /// Nil when there was no answer.
        var status: Int?
        /// Of the answer, with lower-case names.
        var headers: [String: String] = [:]
    }

    /// The wait before the next attempt; nil when there is none to make.
    /// - Parameters:
    ///   - failures: how many attempts have failed, this one included.
    ///   - random: from 0 up to 1.
    ///   - date: now, for a server that says when in words of a calendar.
    func delay(after failure: Failure, failures: Int, random: Double, date: Date) -> Duration? {
        guard failures <= backoff.limit, isWorthRetrying(failure) else { return nil }
        return askedWait(failure.headers, date: date) ?? backoff.delay(forAttempt: failures, random: random)
    }

    static func isTransient(status: Int) -> Bool { [408, 409, 429].contains(status) || status >= 500 }

    private func isWorthRetrying(_ failure: Failure) -> Bool {
        if case .quotaExceeded = failure.error { return false }
        if let advice = failure.headers["x-should-retry"] {
            if advice == "true" { return true }
            if advice == "false" { return false }
        }
        if let status = failure.status { return Self.isTransient(status: status) }
        return Self.isConnectionError(failure.error)
    }

    private static func isConnectionError(_ error: EchoError) -> Bool {
        switch error {
        case .unreachable, .connectionTimedOut: true
        case .connectionLost(let code, _): code != EchoError.ownWish
        default: false
        }
    }

    private func askedWait(_ headers: [String: String], date: Date) -> Duration? {
        guard let asked = RetryAfter.wait(headers, date: date), asked <= longestAskedWait else { return nil }
        return asked
    }
}
