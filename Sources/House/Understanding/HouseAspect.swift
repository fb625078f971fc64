/// What about a device is changed or asked for when not simply whether it is on.
public enum HouseAspect: String, Hashable, Sendable, CaseIterable, Codable {
    case brightness, temperature, volume, position, speed, color, humidity, state
}
