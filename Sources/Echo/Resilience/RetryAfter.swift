public import Foundation

/// How long a server asks to be left alone before it is asked again.
public enum RetryAfter {
    /// By `retry-after-ms`, else `retry-after`, in seconds or as a date; nil when it says nothing that can be followed.
    /// - Parameters:
    ///   - headers: of the answer, with lower-case names.
    ///   - date: now.
    public static func wait(_ headers: [String: String], date: Date) -> Duration? {
        let asked = milliseconds(headers["retry-after-ms"]) ?? retryAfter(headers["retry-after"], date: date)
        return asked.flatMap { $0 >= .zero ? $0 : nil }
    }

    private static func milliseconds(_ text: String?) -> Duration? {
        finite(text).map { .seconds($0 / 1000) }
    }

    private static func retryAfter(_ text: String?, date: Date) -> Duration? {
        if let seconds = finite(text) { return .seconds(seconds) }
        guard let moment = text.flatMap(HTTPDate.init) else { return nil }
        return .seconds(max(0, moment.date.timeIntervalSince(date)))
    }

    /// Some thirty years; whole seconds beyond are meant as for ever.
    private static let most = 1e9

    /// A number that a `Duration` can hold.
    private static func finite(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespaces), let number = Double(text), number.isFinite else {
            return nil
        }
        guard abs(number) >= most else { return number }
        return text.allSatisfy { $0.isASCII && $0.isNumber } ? most : nil
    }
}
