/// The house's unit of temperature; outside this adapter all are °C.
enum HomeAssistantUnits: Sendable, Hashable {
    case celsius, fahrenheit

    /// - Parameter unit: as the house writes it.
    init(_ unit: String?) { self = unit == "°F" ? .fahrenheit : .celsius }

    /// In °C; what was °F to a hundredth, so that it is the same number again.
    func celsius(_ value: Double) -> Double? {
        guard value.isFinite, abs(value) < 100_000 else { return nil }
        return self == .celsius ? value : (((value - 32) / 1.8) * 100).rounded() / 100
    }

    /// In what the house counts.
    func own(_ celsius: Double) -> Double { self == .celsius ? celsius : ((celsius * 1.8 + 32) * 10).rounded() / 10 }
}
