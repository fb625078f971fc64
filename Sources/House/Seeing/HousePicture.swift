public import Foundation

/// How the house is, as far as it was told. A change costs no more than its own size.
public struct HousePicture: Sendable {
    /// The part that has to be drawn again.
    public enum Change: Hashable, Sendable {
        case nothing
        case devices(Set<DeviceID>)
        case everything
    }

    public private(set) var inventory = HouseInventory()
    public private(set) var devices: [DeviceID: HouseDevice] = [:]
    public private(set) var readings: [DeviceID: DeviceReading] = [:]
    /// Why the house is out of reach; nil while it is here.
    public private(set) var absence: HouseError?
    /// When it was here last; nil while it is, and before it ever was.
    public private(set) var lastSeen: Date?
    /// False until it has been here for the first time.
    public private(set) var isKnown = false
    public private(set) var recent = RecentChanges()
    public private(set) var standing = HouseStanding()
    private var byRoom: [RoomID?: [DeviceID]] = [:]
    private var rooms: [RoomID: HouseRoom] = [:]

    public init() {}

    /// - Parameter now: nil where nobody asks when it was here last.
    public mutating func receive(_ news: HouseNews, at now: Date? = nil) -> Change {
        switch news {
        case .here(let inventory, let all):
            take(inventory)
            (absence, lastSeen, isKnown) = (nil, nil, true)
            readings = [:]
            standing = HouseStanding()
            for device in inventory.devices where device.kind.isRead { standing.show(device, nil) }
            for reading in all { _ = take(reading, isNews: false) }
            return .everything
        case .inventory(let inventory):
            take(inventory)
            standing = HouseStanding()
            readings = readings.filter { devices[$0.key] != nil }
            for device in inventory.devices { standing.show(device, readings[device.id]) }
            return .everything
        case .changed(let changed):
            let shown = Set(changed.filter { take($0, isNews: true) }.map(\.device))
            return shown.isEmpty ? .nothing : .devices(shown)
        case .away(let error):
            if absence == nil, isKnown { lastSeen = now }
            absence = error
            return .everything
        }
    }

    /// What there was when the program ran last: its names, and nothing of how it is.
    mutating func remember(_ inventory: HouseInventory) {
        guard !isKnown else { return }
        take(inventory)
    }

    /// In the order of the house; nil for what is in no room.
    /// Numbered names in the order of their numbers, where the house has them side by side: lamp 2 before lamp 10.
    func numbered(in room: RoomID?) -> [HouseDevice] { NumberedNames.sorted(devices(in: room)) }

    public func devices(in room: RoomID?) -> [HouseDevice] { (byRoom[room] ?? []).compactMap { devices[$0] } }

    public func room(of device: DeviceID) -> HouseRoom? { devices[device]?.room.flatMap { rooms[$0] } }

    /// Rooms with something in them, in the order of the house, then what is in no room.
    public var places: [HouseRoom?] {
        inventory.rooms.filter { byRoom[$0.id] != nil } + (byRoom[nil] == nil ? [] : [nil])
    }

    public func device(_ id: DeviceID) -> DeviceStanding? { devices[id].map { DeviceStanding($0, readings[id]) } }

    // MARK: taking

    private mutating func take(_ inventory: HouseInventory) {
        self.inventory = inventory
        devices = Dictionary(inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        rooms = Dictionary(inventory.rooms.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        byRoom = [:]
        var seen: Set<DeviceID> = []
        for device in inventory.devices where seen.insert(device.id).inserted {
            // A room that is not there is none.
            byRoom[device.room.flatMap { rooms[$0]?.id }, default: []].append(device.id)
        }
    }

    /// - Returns: whether anything is shown differently.
    private mutating func take(_ reading: DeviceReading, isNews: Bool) -> Bool {
        guard let device = devices[reading.device] else { return false }
        let earlier = readings.updateValue(reading, forKey: reading.device)
        guard earlier != reading else { return false }
        standing.show(device, reading)
        if isNews, earlier?.state != reading.state || earlier?.details != reading.details {
            recent.see(reading, earlier, device)
        }
        return true
    }
}

extension DeviceKind {
    /// Whether it has a state at all.
    fileprivate var isRead: Bool { self != .scene && self != .script }
}
