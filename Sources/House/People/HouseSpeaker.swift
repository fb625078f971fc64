import Foundation

/// The person who speaks to the house, for as long as they are heard. A value.
struct HouseSpeaker: Sendable, Hashable {
    private var name: String?
    private var heardAt = Date.distantPast

    /// The person whose PIN was right just now.
    mutating func come(_ name: String, at now: Date) { (self.name, heardAt) = (name, now) }

    mutating func leave() { name = nil }

    /// Something was said to the house.
    mutating func hear(at now: Date) { heardAt = now }

    /// Nil for a guest, and after having been idle.
    ///
    /// - Parameter patience: seconds.
    func name(at now: Date, patience: Double) -> String? {
        abs(now.timeIntervalSince(heardAt)) <= patience ? name : nil
    }

    /// When they are forgotten; nil for a guest.
    func end(patience: Double) -> Date? { name == nil ? nil : heardAt + patience }
}
