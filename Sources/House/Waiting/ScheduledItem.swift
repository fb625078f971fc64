public import Foundation

/// Something that waits for its time, or for a reading.
public struct ScheduledItem: Hashable, Sendable, Codable, Identifiable {
    public let id: Int
    public var task: ScheduledTask
    public let askedAt: Date
    /// Nil when it waits for a reading.
    public var due: Date?
    /// "In ten minutes", which stays ten minutes whatever the clock is set to; not "at seven".
    public let isRelative: Bool
    /// Which of the things that were said in this run of the program it belongs to; nil for one of an earlier run.
    var said: Int?
}
