/// Several houses as one: what the first tells, with what the others add to it. While the first is away all are, as orders
/// wait for it; of another one that is away only its own devices cannot be reached.
struct JoinedHouses: Sendable {
    private struct Member: Sendable {
        var inventory: HouseInventory?
        var readings: [DeviceID: DeviceReading] = [:]
    }

    private var members: [Member]
    private var isHere = false

    init(count: Int) { members = Array(repeating: Member(), count: max(1, count)) }

    // MARK: names

    /// The first's own names hold; others get a number before them, so that no two are the same.
    static func id(_ device: DeviceID, of member: Int) -> DeviceID {
        member == 0 ? device : DeviceID("\(member + 1)/\(device.rawValue)")
    }

    /// Whose it is, and how it is called there.
    static func owner(of device: DeviceID, count: Int) -> (member: Int, device: DeviceID) {
        let parts = device.rawValue.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), (2...max(2, count)).contains(number), count > 1 else {
            return (0, device)
        }
        return (number - 1, DeviceID(String(parts[1])))
    }

    private func owned(_ reading: DeviceReading, _ member: Int) -> DeviceReading {
        guard member > 0 else { return reading }
        return DeviceReading(
            device: Self.id(reading.device, of: member), state: reading.state, details: reading.details,
            since: reading.since, cause: reading.cause)
    }

    // MARK: news

    /// What is told of all of them, once one has told something.
    mutating func receive(_ news: HouseNews, from member: Int) -> [HouseNews] {
        guard members.indices.contains(member) else { return [] }
        switch news {
        case .here(let inventory, let readings):
            members[member].inventory = inventory
            members[member].readings = Dictionary(
                readings.map { owned($0, member) }.map { ($0.device, $0) }, uniquingKeysWith: { $1 })
            return member == 0 ? arrived() : added(member)
        case .inventory(let inventory):
            members[member].inventory = inventory
            return isHere ? [.inventory(joined)] : []
        case .changed(let changed):
            let changed = changed.map { owned($0, member) }
            for reading in changed { members[member].readings[reading.device] = reading }
            return isHere ? [.changed(changed)] : []
        case .away(let error): return gone(member, error)
        }
    }

    private mutating func arrived() -> [HouseNews] {
        isHere = true
        return [.here(joined, readings: members.flatMap { $0.readings.values.sorted { $0.device < $1.device } })]
    }

    private func added(_ member: Int) -> [HouseNews] {
        guard isHere else { return [] }
        let readings = members[member].readings.values.sorted { $0.device < $1.device }
        return [.inventory(joined), .changed(readings)]
    }

    private mutating func gone(_ member: Int, _ error: HouseError) -> [HouseNews] {
        guard member > 0 else {
            isHere = false
            return [.away(error)]
        }
        for id in members[member].readings.keys { members[member].readings[id]?.state = nil }
        let unreachable = members[member].readings.values.sorted { $0.device < $1.device }
        return isHere && !unreachable.isEmpty ? [.changed(unreachable)] : []
    }

    // MARK: what there is

    /// A room of the same name is the same room.
    private var joined: HouseInventory {
        guard var all = members[0].inventory else { return HouseInventory() }
        for member in members.indices.dropFirst() {
            guard let inventory = members[member].inventory else { continue }
            var rooms: [RoomID: RoomID] = [:]
            for room in inventory.rooms {
                if let same = all.rooms.first(where: { $0.name.lowercased() == room.name.lowercased() }) {
                    rooms[room.id] = same.id
                } else {
                    let own = RoomID("\(member + 1)/\(room.id.rawValue)")
                    rooms[room.id] = own
                    all.rooms.append(
                        HouseRoom(
                            id: own, name: room.name, aliases: room.aliases, floor: room.floor,
                            floorAliases: room.floorAliases))
                }
            }
            all.devices += inventory.devices.map { Self.owned($0, member, rooms) }
        }
        return all
    }

    private static func owned(_ device: HouseDevice, _ member: Int, _ rooms: [RoomID: RoomID]) -> HouseDevice {
        var own = HouseDevice(
            id: id(device.id, of: member), name: device.name, aliases: device.aliases,
            room: device.room.flatMap { rooms[$0] }, kind: device.kind, abilities: device.abilities, unit: device.unit,
            members: device.members.map { SceneMember(device: id($0.device, of: member), action: $0.action) })
        (own.isEssential, own.hazard, own.labels) = (device.isEssential, device.hazard, device.labels)
        (own.temperatureStep, own.temperatures) = (device.temperatureStep, device.temperatures)
        (own.code, own.numbers, own.options) = (device.code, device.numbers, device.options)
        return own
    }
}
