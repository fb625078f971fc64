public import Foundation

/// What a device's state word does not say. Percentages are 0…100, temperatures °C.
public struct DeviceDetails: Hashable, Sendable, Codable {
    public var brightness: Int?
    /// Kelvin.
    public var colorTemperature: Int?
    /// Red, green and blue, 0…255.
    public var color: [Int]?
    public var targetTemperature: Double?
    public var measuredTemperature: Double?
    public var position: Int?
    public var volume: Int?
    public var speed: Int?
    /// When what it does now is over; nil while it does nothing, or does not say.
    public var endsAt: Date?

    public init() {}
}
