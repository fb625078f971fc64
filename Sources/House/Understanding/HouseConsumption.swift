/// What is asked of what things take.
public enum HouseConsumption: String, Hashable, Sendable {
    /// Now, in watts.
    case power
    /// Since midnight, in kilowatt hours.
    case energyToday
    /// As its counter stands.
    case energy

    var units: Set<String> { self == .power ? ["W", "kW", "MW"] : ["Wh", "kWh", "MWh"] }
}
