/// The latest changes and who made them, newest first: actions, not measurements.
public struct RecentChanges: Hashable, Sendable {
    public static let most = 50

    /// As a ring: the newest is before `next`.
    private var ring: [RecentChange] = []
    private var next = 0

    public init() {}

    public var newestFirst: [RecentChange] {
        let older = ring[..<min(next, ring.count)]
        return older.reversed() + ring[min(next, ring.count)...].reversed()
    }

    public var last: RecentChange? { ring.isEmpty ? nil : ring[(next + ring.count - 1) % ring.count] }

    mutating func see(_ reading: DeviceReading, _ earlier: DeviceReading?, _ device: HouseDevice) {
        guard isTold(device.kind), let earlier else { return }
        guard !Self.ways.contains(reading.state ?? ""),
            earlier.state != reading.state || hasSetting(earlier.details, reading.details)
        else { return }
        let change = RecentChange(
            device: reading.device, from: earlier.state, to: reading.state, at: reading.since, cause: reading.cause)
        if ring.count < Self.most {
            ring.append(change)
            next = 0
        } else {
            ring[next] = change
            next = (next + 1) % Self.most
        }
    }

    /// What is under way is told once it has come to its end.
    private static let ways: Set = ["locking", "unlocking", "opening", "closing", "arming", "disarming", "buffering"]

    private func isTold(_ kind: DeviceKind) -> Bool {
        ![.temperatureSensor, .humiditySensor, .otherSensor, .motionSensor].contains(kind)
    }

    private func hasSetting(_ one: DeviceDetails, _ other: DeviceDetails) -> Bool {
        var (one, other) = (one, other)
        (one.measuredTemperature, other.measuredTemperature) = (nil, nil)
        (one.endsAt, other.endsAt) = (nil, nil)
        // A blind on its way is one change, seen by its state.
        (one.position, other.position) = (nil, nil)
        return one != other
    }
}
