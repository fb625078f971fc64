/// The few things about a house that are worth a line: what is open, what runs, what cannot be reached.
public struct HouseStanding: Hashable, Sendable {
    public private(set) var open: Set<DeviceID> = []
    public private(set) var unlocked: Set<DeviceID> = []
    public private(set) var running: Set<DeviceID> = []
    public private(set) var lit: Set<DeviceID> = []
    public private(set) var unavailable: Set<DeviceID> = []
    /// Locks that jammed, alarms that went off, and sensors that warn.
    public private(set) var alarming: Set<DeviceID> = []

    public init() {}

    mutating func show(_ device: HouseDevice, _ reading: DeviceReading?) {
        let now = DeviceStanding(device, reading)
        let kind = device.kind
        let isOpening =
            kind == .windowSensor || kind == .doorSensor || kind == .garageDoor
            || (kind == .blind && Self.isWindow(device))
        put(device.id, isOpening && now.holds(.open) == true, &open)
        put(device.id, kind == .lock && now.holds(.unlocked) == true, &unlocked)
        put(device.id, kind == .light && now.holds(.on) == true, &lit)
        let runs = kind == .oven ? now.holds(.on) : kind == .script || kind == .fan ? false : now.holds(.running)
        put(device.id, runs == true, &running)
        let isAlarming =
            (kind == .lock && now.state == "jammed") || (kind == .alarm && now.state == "triggered")
            || (device.hazard != nil && now.holds(.on) == true)
        put(device.id, isAlarming, &alarming)
        let hasState = kind != .scene && kind != .script
        put(device.id, hasState && !now.isAvailable && !now.isUnknown, &unavailable)
    }

    /// Houses have windows that are moved as blinds are; blinds of windows are none.
    private static func isWindow(_ device: HouseDevice) -> Bool {
        let name = device.name.lowercased()
        return name.contains("window") && !shades.contains(where: name.contains)
    }

    private static let shades = ["blind", "shutter", "curtain", "shade", "drape"]

    private func put(_ id: DeviceID, _ isIn: Bool, _ set: inout Set<DeviceID>) {
        if isIn { set.insert(id) } else { set.remove(id) }
    }
}
