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
        if let moment = text.flatMap(HTTPDate.init)?.date ?? text.flatMap(moment) {
            return .seconds(min(max(0, moment.timeIntervalSince(date)), most))
        }
        if let seconds = finite(text) { return .seconds(seconds) }
        guard let text else { return nil }
        // Gateways join what several servers ask for.
        let waits = text.split(separator: ",").map { ResetTime.duration($0.trimmingCharacters(in: .whitespaces)) }
        return waits.contains(nil) ? nil : waits.compactMap(\.self).max()
    }

    /// In seconds or milliseconds since 1970, as some servers write it: no wait is as long.
    private static func moment(_ text: String) -> Date? {
        guard let number = Double(text.trimmingCharacters(in: .whitespaces)) else { return nil }
        let seconds = number < 1e11 ? number : number / 1000
        return moments.contains(seconds) && number < 1e13 ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// From 2020 to 2096.
    private static let moments = 1_577_836_800.0...3_976_214_400.0

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
