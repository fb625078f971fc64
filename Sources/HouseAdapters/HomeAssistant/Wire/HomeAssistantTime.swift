import Foundation

/// Times as Home Assistant writes them, such as "2026-11-21T09:00:00.265390+00:00".
enum HomeAssistantTime {
    private static let whole = Date.ISO8601FormatStyle(includingFractionalSeconds: false)
    private static let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Seconds since 1970.
    static func seconds(_ text: String) -> Double? {
        guard text.utf8.count <= 40 else { return nil }
        return ((try? fraction.parse(text)) ?? (try? whole.parse(text)))?.timeIntervalSince1970
    }

    static func text(_ date: Date) -> String { fraction.format(date) }
}
