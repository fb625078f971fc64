public import Foundation

/// The weather of one day to come.
public struct HouseForecast: Hashable, Sendable {
    /// Any moment of it.
    public let day: Date
    /// The house's word: "sunny", "lightning-rainy".
    public let condition: String
    /// °C; nil where it is not told.
    public let high: Double?
    public let low: Double?
    /// How likely rain or snow is, 0…100 %.
    public let rain: Int?

    public init(day: Date, condition: String, high: Double?, low: Double?, rain: Int?) {
        self.day = day
        self.condition = condition
        self.high = high
        self.low = low
        self.rain = rain
    }
}
