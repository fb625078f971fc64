/// A question about how much things consume.
public enum HouseConsumption: String, Hashable, Sendable {
    /// Now, in watts.
    case power
    /// Since midnight, in kilowatt hours.
    case energyToday
    /// As its counter stands.
    case energy

    var units: Set<String> { self == .power ? ["W", "kW", "MW"] : ["Wh", "kWh", "MWh"] }
}
