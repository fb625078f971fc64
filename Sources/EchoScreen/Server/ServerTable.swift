public import Echo
public import EchoText
import Foundation

/// The findings about a server, in words: as they are shown, copied and kept. Nothing in them is secret.
public struct ServerTable: Sendable, Hashable, Codable {
    /// How something was found.
    public enum Mark: String, Sendable, Hashable, Codable {
        case works, differs, absent, failed

        public var sign: String {
            switch self {
            case .works: "✓"
            case .differs: "!"
            case .absent: "–"
            case .failed: "✗"
            }
        }

        public var role: TextRole {
            switch self {
            case .works: .success
            case .differs: .warning
            case .absent: .faint
            case .failed: .failure
            }
        }
    }

    public struct Row: Sendable, Hashable, Codable {
        public let name: String
        public let mark: Mark
        public let words: String

        public init(name: String, mark: Mark, words: String) {
            self.name = name
            self.mark = mark
            self.words = words
        }

        /// - Parameter hide: takes out of a server's words what must not be shown.
        public init(_ row: SurveyRow, hiding hide: (String) -> String = { $0 }) {
            let (mark, words) = ServerWording.present(row.outcome)
            let shown = Redactor.redacted(Sanitizer.line(hide(words)), people: true)
            self.init(
                name: ServerWording.name(row.ability), mark: mark,
                words: shown.count > ServerTable.longest ? shown.prefix(ServerTable.longest) + "…" : shown)
        }
    }

    /// Characters of a row's words.
    static let longest = 300

    public let address: String
    /// With its version, where it tells it.
    public let software: String?
    public let model: String?
    /// On which it was tested, such as 2026-11-29.
    public let day: String
    public let rows: [Row]

    public init(address: String, software: String?, model: String?, day: String, rows: [Row]) {
        self.address = address
        self.software = software
        self.model = model
        self.day = day
        self.rows = rows
    }

    public init(_ report: ServerReport, on day: CalendarDay, hiding hide: (String) -> String = { $0 }) {
        func shown(_ text: String) -> String {
            String(Redactor.redacted(Sanitizer.line(hide(text)), people: true).prefix(120))
        }
        let software = report.software.map {
            [$0.name, $0.version ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        }
        self.init(
            address: shown(report.address), software: software.map(shown), model: report.model.map(shown),
            day: day.description, rows: report.rows.map { Row($0, hiding: hide) })
    }

    /// The subject, a name and a value for each line.
    public var facts: [(name: String, value: String)] {
        [
            ("Server", address), ("Software", software ?? "it does not say"), ("Model", model ?? "none"),
            ("Tested", day),
        ]
    }

    /// Columns of the names.
    public static let nameWidth = 16

    public static func padded(_ name: String) -> String {
        name.padding(toLength: max(nameWidth, name.count), withPad: " ", startingAt: 0)
    }

    /// As it is copied: plain lines.
    public var text: String {
        let head = facts.map { "  \(Self.padded($0.name)) \($0.value)" }
        let body = rows.map { "\($0.mark.sign) \(Self.padded($0.name)) \($0.words)" }
        return (head + [""] + body).joined(separator: "\n") + "\n"
    }
}
