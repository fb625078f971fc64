public import Foundation

/// The details besides a device's state word. Percentages are 0…100, temperatures °C.
public struct DeviceDetails: Hashable, Sendable, Codable {
    @SmallNumber public var brightness: Int?
    /// Kelvin.
    @SmallNumber public var colorTemperature: Int?
    @SmallNumber public var position: Int?
    @SmallNumber public var volume: Int?
    @SmallNumber public var speed: Int?
    /// Red, green and blue, 0…255.
    public var color: [Int]?
    /// Nil where it cannot be muted, or does not say.
    public var isMuted: Bool?
    public var targetTemperature: Double?
    public var measuredTemperature: Double?
    /// When what it does now is over; nil while it does nothing, or does not say.
    public var endsAt: Date?

    public init() {}
}
