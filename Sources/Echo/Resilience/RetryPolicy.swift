import EchoConcurrency
import Foundation

/// Whether a request that failed is sent again, and when: the rules of the vendor's own clients.
struct RetryPolicy: Sendable, Hashable {
    var backoff = Backoff.request
    /// A server may ask for a longer wait than this; then it is not asked again.
    var longestAskedWait = Duration.seconds(120)
    /// A server that is loading a model is asked again for so long, and so often where it does not say when it is ready.
    var longestLoading = Duration.seconds(60)
    var loadingPause = Duration.seconds(5)

    /// How an attempt failed.
    struct Failure: Error, Sendable, Hashable {
        var error: EchoError
        /// Nil when there was no answer.
        var status: Int?
        /// Of the answer, with lower-case names.
        var headers: [String: String] = [:]
        /// The wait that its body asks for.
        var asked: Duration?

        /// Whether the server is there, and its model not yet.
        var isLoading: Bool { status == 503 && ServerQuirk.saysLoading(error.words) }
    }

    /// The wait before the next attempt; nil when there is none to make.
    /// - Parameters:
    ///   - failures: how many attempts have failed, this one included.
    ///   - random: from 0 up to 1.
    ///   - date: now, for a server that says when in words of a calendar.
    func delay(after failure: Failure, failures: Int, random: Double, date: Date) -> Duration? {
        guard failures < attempts(after: failure, date: date), isWorthRetrying(failure),
            tooLongWait(after: failure, date: date) == nil
        else { return nil }
        if failure.isLoading { return loadingDelay(failure, date) }
        return asked(failure, date) ?? backoff.delay(forAttempt: failures, random: random)
    }

    /// How often it is asked in all, where it fails so.
    func attempts(after failure: Failure, date: Date) -> Int {
        guard failure.isLoading else { return backoff.limit + 1 }
        return max(1, Int(longestLoading / loadingDelay(failure, date))) + 1
    }

    private func loadingDelay(_ failure: Failure, _ date: Date) -> Duration {
        max(asked(failure, date) ?? loadingPause, .seconds(1))
    }

    /// In the head of a refusal, else in its body, else by what is left of the limits.
    private func asked(_ failure: Failure, _ date: Date) -> Duration? {
        RetryAfter.wait(failure.headers, date: date) ?? failure.asked
            ?? (failure.status == 429 ? RateLimitHeaders.wait(failure.headers, date: date) : nil)
    }

    /// How long a server wants to be left alone, where nobody waits for so long.
    func tooLongWait(after failure: Failure, date: Date) -> Duration? {
        guard isWorthRetrying(failure), let asked = asked(failure, date) else { return nil }
        return asked > longestAskedWait ? asked : nil
    }

    /// The wait that a refusal names that is not tried again: some servers forbid for a time.
    func toldWait(after failure: Failure, date: Date) -> Duration? {
        guard failure.status == 403, let wait = RetryAfter.wait(failure.headers, date: date), wait > .zero else {
            return nil
        }
        return wait
    }

    static func isTransient(status: Int) -> Bool { [408, 409, 429].contains(status) || status >= 500 }

    /// Somebody on the way gave up waiting for the server, which may still be making the answer: asked again, it would make
    /// two, and want to be paid for both.
    private static func mayBeAtWork(status: Int) -> Bool { status == 504 || status == 524 }

    private func isWorthRetrying(_ failure: Failure) -> Bool {
        if case .quotaExceeded = failure.error { return false }
        if let advice = failure.headers["x-should-retry"] {
            if advice == "true" { return true }
            if advice == "false" { return false }
        }
        if let status = failure.status { return Self.isTransient(status: status) && !Self.mayBeAtWork(status: status) }
        return Self.isConnectionError(failure.error)
    }

    private static func isConnectionError(_ error: EchoError) -> Bool {
        switch error {
        case .unreachable, .connectionTimedOut: true
        case .connectionLost(let code, _): code != EchoError.ownWish
        default: false
        }
    }
}
