import Foundation

/// Numbers as they are said and shown: "21.5", "40".
enum HouseNumberText {
    /// "21 °C", "70 °F": as the device counts.
    static func degrees(_ celsius: Double, _ device: HouseDevice?) -> String {
        guard device?.isFahrenheit == true else { return "\(text(celsius)) °C" }
        return "\(text(AmountRules.fahrenheit(celsius))) °F"
    }

    /// The same number without its unit.
    static func bare(_ celsius: Double, _ device: HouseDevice?) -> String {
        text(device?.isFahrenheit == true ? AmountRules.fahrenheit(celsius) : celsius)
    }

    /// As many decimals as it has, three at most.
    static func plain(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1_000_000_000 else { return "an impossible number" }
        let rounded = (number * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }

    /// One decimal at most.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1_000_000_000 else { return "an impossible number" }
        let rounded = (number * 10).rounded() / 10
        if let whole = Int(exactly: rounded) { return String(whole) }
        return String(format: "%.1f", rounded)
    }
}
