/// How a thermostat works.
public enum ClimateMode: String, Hashable, Sendable, CaseIterable, Codable {
    case off, heat, cool, auto, dry
    case fanOnly = "fan_only"
}
