/// The limits as an answer's head tells them: `x-ratelimit-{limit,remaining,reset}-{requests,tokens}`.
enum RateLimitHeaders {
    /// - Parameter headers: with lower-case names.
    static func statuses(_ headers: [String: String]) -> [RateLimitStatus] {
        ["requests", "tokens"].compactMap { name in
            let status = RateLimitStatus(
                name: name, limit: headers["x-ratelimit-limit-\(name)"].flatMap { Int($0) },
                remaining: headers["x-ratelimit-remaining-\(name)"].flatMap { Int($0) },
                reset: headers["x-ratelimit-reset-\(name)"].flatMap(ResetTime.duration))
            return status.limit == nil && status.remaining == nil ? nil : status
        }
    }
}
