import Foundation

/// When something happened: by the calendar, and by the running time of the program.
public struct ScreenTime: Sendable, Hashable {
    public var date: Date
    public var uptime: Duration

    public init(date: Date, uptime: Duration) {
        self.date = date
        self.uptime = uptime
    }
}
