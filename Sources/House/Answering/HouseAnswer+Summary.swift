/// How the house is as a whole.
extension HouseAnswer {
    /// What is open, unlocked, on and running, how warm it is, and who is home, in a few short sentences.
    func summary(_ standing: HouseStanding) -> String {
        var parts: [String] = []
        func tell(_ ids: Set<DeviceID>, _ word: String) {
            let known = vocabulary.inventory.devices.map(\.id).filter(ids.contains)
            if !known.isEmpty { parts.append("\(names(known)) \(areOrIs(known)) \(word)") }
        }
        for id in vocabulary.inventory.devices.map(\.id) where standing.alarming.contains(id) {
            parts.append(whyUnknown(id))
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

    /// From the coldest room to the warmest.
    private var warmth: String? {
        let degrees = vocabulary.inventory.devices.filter { $0.room != nil && $0.kind == .temperatureSensor }
            .compactMap { DeviceStanding($0, readings[$0.id]).value(of: .temperature)?.rounded() }
        guard let least = degrees.min(), let most = degrees.max() else { return nil }
        let range = least == most ? "" : " to \(HouseNumberText.text(most))"
        return "it is \(HouseNumberText.text(least))\(range) °C inside"
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
