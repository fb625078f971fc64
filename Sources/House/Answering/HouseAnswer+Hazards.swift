extension HouseAnswer {
    /// What has begun, and what is as it should perhaps not be.
    func text(of situation: HouseSituation) -> String {
        let told = situation.devices.prefix(Self.mostNames).map(whyUnknown)
        let more = situation.devices.count - told.count
        let list = (told + (more > 0 ? ["\(more) more"] : [])).joined(separator: "; ")
        return switch situation {
        case .left: "Everybody has left: \(list)."
        case .rain: "It is starting to rain: \(list)."
        }
    }

    /// What is not known is not said to be well.
    func text(of hazard: HouseHazard, _ devices: [DeviceID]) -> String {
        guard !devices.isEmpty else { return "No sensor there detects \(hazard.name), so I cannot say." }
        let warning = devices.filter { holds(.on, $0) == true }
        let unknown = devices.filter { holds(.on, $0) == nil }
        let silent = unknown.isEmpty ? "" : " \(unknown.map { Self.sentence(whyUnknown($0)) }.joined(separator: " "))"
        if !warning.isEmpty { return "Yes: \(warning.map(whyUnknown).joined(separator: ", and ")).\(silent)" }
        if unknown.count == devices.count { return "I cannot say.\(silent)" }
        let clear = devices.filter { holds(.on, $0) == false }
        return "No: \(names(clear)) \(areOrIs(clear)) clear.\(silent)"
    }
}
