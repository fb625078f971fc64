/// A part of a filter that cannot be understood.
package enum HistoryFilterError: Error, Sendable, Hashable {
    /// `value` is no day: "2026-11-24", "2026-11", "2026", "today", "yesterday" or "7d".
    case notADay(field: String, value: String)
    /// It is no mode: "voice" or "text".
    case notAMode(value: String)
    /// It is no amount of dollars.
    case notAnAmount(value: String)
    /// The field has no value yet.
    case missingValue(field: String)
    case givenTwice(field: String)
}
