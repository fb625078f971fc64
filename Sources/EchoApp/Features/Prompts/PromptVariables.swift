import EchoText
import Foundation

/// The variables of a prompt, `{{date}}` and the like: which a text has, and the text with what they stand for.
struct PromptVariables: Sendable, Hashable {
    /// Those that need not be asked for, by name.
    private var known: [String: String]

    /// - Parameter name: the person's; nil where they have not told it.
    init(at date: Date, in timeZone: TimeZone, name: String?) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
        let month = Self.months[max(1, min(12, parts.month ?? 1)) - 1]
        known = [
            "date": "\(parts.day ?? 1) \(month) \(parts.year ?? 0)",
            "time": ClockWording(timeZone: timeZone).time(date),
            "weekday": Self.weekdays[max(1, min(7, parts.weekday ?? 1)) - 1], "timezone": timeZone.identifier,
        ]
        known["name"] = name
    }

    /// What a person has said that variables stand for; what is known already stays as it is.
    mutating func add(_ answers: [String: String]) { known.merge(answers) { own, _ in own } }

    /// Those of a text that nobody knows, each once, in order.
    func unknown(in text: String) -> [String] {
        Self.names(in: text).reduce(into: []) { names, name in
            if known[name] == nil, !names.contains(name) { names.append(name) }
        }
    }

    /// What is unknown stays as it is written.
    func filled(_ text: String) -> String {
        text.replacing(Self.pattern) { match in known[match.output.1.lowercased()] ?? String(match.output.0) }
    }

    static func names(in text: String) -> [String] { text.matches(of: pattern).map { $0.output.1.lowercased() } }

    /// What comes filled in, for the help.
    static let names = ["date", "time", "weekday", "timezone", "name"]

    private static var pattern: Regex<(Substring, Substring)> { /\{\{\s*([A-Za-z][A-Za-z0-9_\-]{0,39})\s*\}\}/ }

    /// The same in every locale: models read English best.
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
