/// A question about the weather.
public enum HouseWeatherQuestion: String, Hashable, Sendable {
    case all
    /// Whether it rains, or will.
    case rain
    case snow
}
