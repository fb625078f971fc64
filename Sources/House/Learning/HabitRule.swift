import Foundation

/// A habit that was accepted: orders at their time, until it is deleted.
public struct HabitRule: Hashable, Sendable, Codable, Identifiable {
    /// Of the suggestion it was.
    public let id: String
    public var orders: [DeviceOrder]
    public var days: HabitDays
    /// After four o'clock.
    public var minute: Int
    /// What spoke for it.
    public var evidence: String
    /// The day it was carried out last, or was let pass.
    var lastDay: Int?
    /// Upon which it is done; nil for what is done at a time.
    var situation: HabitSituation?
    /// When it was done upon that last.
    var lastTime: Date?
}
