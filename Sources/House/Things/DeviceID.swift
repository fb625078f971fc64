/// Which device: the name the house gives it, such as "light.kitchen_ceiling". It is never spoken.
public struct DeviceID: RawRepresentable, Hashable, Sendable, Comparable, Codable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static func < (one: DeviceID, other: DeviceID) -> Bool { one.rawValue < other.rawValue }
}
