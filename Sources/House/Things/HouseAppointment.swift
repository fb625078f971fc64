public import Foundation

/// An appointment in a calendar.
public struct HouseAppointment: Hashable, Sendable {
    public let title: String
    public let start: Date
    public let end: Date
    /// It has days and no times.
    public let isAllDay: Bool

    public init(title: String, start: Date, end: Date, isAllDay: Bool) {
        self.title = title
        self.start = start
        self.end = end
        self.isAllDay = isAllDay
    }
}
