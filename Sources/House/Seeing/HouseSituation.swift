/// What somebody may want to hear of though nothing is wrong with any device: all have left and a window is open, or it has
/// begun to rain into one.
enum HouseSituation: Hashable, Sendable {
    case left([DeviceID])
    case rain([DeviceID])

    var devices: [DeviceID] {
        switch self {
        case .left(let devices), .rain(let devices): devices
        }
    }

    /// Nil where nothing of the kind has begun just now.
    ///
    /// - Parameters:
    ///   - devices: in the order of the house.
    ///   - before: readings before the change.
    ///   - changed: what has changed.
    static func begun(
        _ devices: [HouseDevice], before: [DeviceID: DeviceReading], changed: [DeviceReading]
    ) -> HouseSituation? {
        let ids = Set(changed.map(\.device))
        let moved = devices.filter { ids.contains($0.id) && [.person, .weather].contains($0.kind) }
        guard !moved.isEmpty else { return nil }
        let after = before.merging(changed.map { ($0.device, $0) }) { $1 }
        if moved.contains(where: { $0.kind == .person }), isEmpty(devices, after), !isEmpty(devices, before) {
            let open = devices.filter { isLeftBehind(DeviceStanding($0, after[$0.id])) }.map(\.id)
            return open.isEmpty ? nil : .left(open)
        }
        let begins = moved.contains { $0.kind == .weather && isWet($0, after) && !isWet($0, before) }
        let windows = devices.filter {
            $0.kind == .windowSensor && DeviceStanding($0, after[$0.id]).holds(.open) == true
        }
        return begins && !windows.isEmpty ? .rain(windows.map(\.id)) : nil
    }

    /// Whether all are away; one of whom nobody knows may be at home.
    static func isEmpty(_ devices: [HouseDevice], _ readings: [DeviceID: DeviceReading]) -> Bool {
        let people = devices.filter { $0.kind == .person }
        return !people.isEmpty && people.allSatisfy { DeviceStanding($0, readings[$0.id]).holds(.away) == true }
    }

    private static func isWet(_ device: HouseDevice, _ readings: [DeviceID: DeviceReading]) -> Bool {
        DeviceStanding(device, readings[device.id]).state.map(WeatherWording.isWet) ?? false
    }

    /// What nobody leaves on or open on purpose, most of the time.
    private static func isLeftBehind(_ standing: DeviceStanding) -> Bool {
        switch standing.device.kind {
        case .windowSensor, .doorSensor, .garageDoor: standing.holds(.open) == true
        case .lock: standing.holds(.unlocked) == true
        case .oven, .heater: standing.holds(.on) == true
        default: false
        }
    }
}
