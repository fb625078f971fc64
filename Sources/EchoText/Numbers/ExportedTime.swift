import Foundation

/// When something was said, as files have it: by the clock of whoever reads them.
package struct ExportedTime: Sendable {
    private let style: Date.ISO8601FormatStyle

    package init(timeZone: TimeZone) {
        style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone)
    }

    /// "2026-11-23T13:00:00+01:00".
    package func precise(_ date: Date) -> String { date.formatted(style) }

    /// "2026-11-23 13:00:00".
    package func readable(_ date: Date) -> String { String(precise(date).prefix(19).replacing("T", with: " ")) }

    /// Nil for what is no such time.
    package static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(timeZoneSeparator: .colon)))
    }
}
