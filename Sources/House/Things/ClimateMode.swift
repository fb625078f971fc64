/// How a thermostat works.
public enum ClimateMode: String, Hashable, Sendable, CaseIterable, Codable {
    case off, heat, cool, auto
}
