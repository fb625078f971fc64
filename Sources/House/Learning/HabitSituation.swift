/// Something that happens in a house, upon which people do things.
enum HabitSituation: Hashable, Sendable, Codable {
    case lastLeft, firstCame
    /// The sun sets.
    case dusk
    /// A player is turned on or off; with its name.
    case on(DeviceID, String)
    case off(DeviceID, String)

    /// "when everybody has left"
    var text: String {
        switch self {
        case .lastLeft: "when everybody has left"
        case .firstCame: "when somebody comes home"
        case .dusk: "when it gets dark"
        case .on(_, let name): "when the \(HouseWording.lowered(HouseLine.text(name))) is turned on"
        case .off(_, let name): "when the \(HouseWording.lowered(HouseLine.text(name))) is turned off"
        }
    }

    /// The person whose change it is; nil for everybody's.
    var device: DeviceID? {
        switch self {
        case .on(let device, _), .off(let device, _): device
        case .lastLeft, .firstCame, .dusk: nil
        }
    }

    /// Which have begun with a change. Nothing but the changed devices is looked at, unless people are among them.
    ///
    /// - Parameter before: readings before the change.
    static func begun(
        _ devices: [DeviceID: HouseDevice], before: [DeviceID: DeviceReading], changed: [DeviceReading]
    ) -> [HabitSituation] {
        var begun: [HabitSituation] = []
        for reading in changed {
            guard let device = devices[reading.device], device.kind == .mediaPlayer,
                let was = before[device.id].flatMap(isOn), let isOn = isOn(reading), isOn != was
            else { continue }
            begun.append(isOn ? .on(device.id, device.name) : .off(device.id, device.name))
        }
        guard changed.contains(where: { devices[$0.device]?.kind == .person }) else { return begun }
        let people = devices.values.filter { $0.kind == .person }
        let after = before.merging(changed.map { ($0.device, $0) }) { $1 }
        switch (HouseSituation.isEmpty(people, before), HouseSituation.isEmpty(people, after)) {
        case (false, true): begun.append(.lastLeft)
        case (true, false): begun.append(.firstCame)
        default: break
        }
        return begun
    }

    /// Nil where it cannot be reached.
    private static func isOn(_ reading: DeviceReading) -> Bool? {
        guard reading.isAvailable, let word = ArrivalRules.word(reading) else { return nil }
        return word != "off" && word != "standby"
    }
}
