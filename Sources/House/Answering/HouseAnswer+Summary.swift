/// How the house is as a whole.
extension HouseAnswer {
    /// What is open, unlocked, on and running, how warm it is, and who is home, in a few short sentences.
    func summary(_ standing: HouseStanding) -> String {
        var parts: [String] = []
        func tell(_ ids: Set<DeviceID>, _ word: String) {
            let known = vocabulary.inventory.devices.map(\.id).filter(ids.contains)
            if !known.isEmpty { parts.append("\(names(known)) \(areOrIs(known)) \(word)") }
        }
        let alarming = vocabulary.inventory.devices.filter { standing.alarming.contains($0.id) }
        for device in alarming.filter(Self.isUrgent) + alarming.filter({ !Self.isUrgent($0) }) {
            parts.append(whyUnknown(device.id))
        }
        tell(standing.open, "open")
        tell(standing.unlocked, "unlocked")
        if parts.isEmpty { parts.append("nothing is open or unlocked") }
        tell(standing.lit, "on")
        tell(standing.running, "running")
        if standing.lit.isEmpty, standing.running.isEmpty { parts.append("no light is on") }
        if let warmth { parts.append(warmth) }
        if let people { parts.append(people) }
        let away = standing.unavailable.count
        if away > 0 { parts.append(away == 1 ? "1 device cannot be reached" : "\(away) devices cannot be reached") }
        return parts.map(Self.sentence).joined(separator: " ")
    }

    private static func isUrgent(_ device: HouseDevice) -> Bool { device.hazard?.isDanger ?? true }

    /// From the coldest room to the warmest.
    private var warmth: String? {
        let sensors = vocabulary.inventory.devices.filter { $0.room != nil && $0.kind == .temperatureSensor }
        let isFahrenheit = sensors.first?.isFahrenheit == true
        let degrees = sensors.compactMap { DeviceStanding($0, readings[$0.id]).value(of: .temperature) }
            .map { (isFahrenheit ? AmountRules.fahrenheit($0) : $0).rounded() }
        guard let least = degrees.min(), let most = degrees.max() else { return nil }
        let range = least == most ? "" : " to \(HouseNumberText.text(most))"
        return "it is \(HouseNumberText.text(least))\(range) \(isFahrenheit ? "°F" : "°C") inside"
    }

    private var people: String? {
        let people = vocabulary.inventory.devices.filter { $0.kind == .person }.map(\.id)
        guard !people.isEmpty else { return nil }
        let home = people.filter { holds(.home, $0) == true }
        let unseen = people.filter { holds(.home, $0) == nil }
        if home.isEmpty, !unseen.isEmpty {
            return "I cannot see where \(names(unseen)) \(unseen.count > 1 ? "are" : "is")"
        }
        return home.isEmpty ? "nobody is home" : "\(names(home)) \(home.count > 1 ? "are" : "is") home"
    }
}
