import Foundation

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

    /// When that comes back of which nothing is left, the latest of it; nil where nothing is told. It may be told for other
    /// spans, such as `x-ratelimit-reset-requests-day`, as a moment, and by a vendor's own names.
    ///
    /// - Parameters:
    ///   - headers: of a refusal, with lower-case names.
    ///   - date: now.
    static func wait(_ headers: [String: String], date: Date) -> Duration? {
        let waits = headers.compactMap { name, value -> Duration? in
            guard name.contains("ratelimit"), name.contains("reset") else { return nil }
            let remaining = name.replacingOccurrences(of: "reset", with: "remaining")
            let left = headers[remaining].flatMap { Double($0) } ?? 0
            return left <= 0 ? wait(until: value, date: date) : nil
        }
        return (waits + [structured(headers["ratelimit"] ?? "")].compactMap(\.self)).max()
    }

    /// In the form that is to become a standard: `"default";r=0;t=60`.
    private static func structured(_ text: String) -> Duration? {
        guard text.utf8.count < 1000, text.firstMatch(of: /;\s*r=0(?![0-9])/) != nil,
            let told = text.firstMatch(of: /;\s*t=([0-9]{1,9})/), let seconds = Int(told.1)
        else { return nil }
        return .seconds(seconds)
    }

    private static func wait(until text: String, date: Date) -> Duration? {
        guard let moment = moment(text) else { return ResetTime.duration(text).flatMap { $0 > .zero ? $0 : nil } }
        let wait = moment.timeIntervalSince(date)
        return wait > 0 ? .seconds(min(wait, 1e9)) : nil
    }

    /// In seconds or milliseconds since 1970, or as a date.
    private static func moment(_ text: String) -> Date? {
        guard let number = Double(text) else { return HTTPDate(text)?.date }
        guard number >= 1e9, number < 1e14 else { return nil }
        return Date(timeIntervalSince1970: number < 1e11 ? number : number / 1000)
    }
}
