/// The aspect of a device that is changed or asked for, other than whether it is on.
public enum HouseAspect: String, Hashable, Sendable, CaseIterable, Codable {
    case brightness, temperature, volume, position, speed, color, humidity, state
}
