/// Several houses as one: what the first tells, with what the others add to it.
///
/// Programs beside it are parts of the first: while that is away all are, as orders wait for it; of one that is away only
/// its own devices cannot be reached. Another house has a name, and rooms of its own; while one of them is away the others
/// go on, and all are away where none is here.
struct JoinedHouses: Sendable {
    private struct Member: Sendable {
        /// Nil for the first, and for what is a part of it.
        let name: String?
        var inventory: HouseInventory?
        var readings: [DeviceID: DeviceReading] = [:]
        var isHere = false
    }

    private var members: [Member]
    private var isHere = false
    /// Why the first is not here, as it said last; told again where nobody is. Nil before it has told that.
    private var reason: HouseError?

    /// - Parameter names: those of other houses, by their places; nil for the first and for parts of it.
    init(names: [String?]) { members = names.map { Member(name: $0) } }

    init(count: Int) { self.init(names: Array(repeating: nil, count: max(1, count))) }

    // MARK: names

    /// The first's own names hold; others get a number before them, so that no two are the same.
    static func id(_ device: DeviceID, of member: Int) -> DeviceID {
        member == 0 ? device : DeviceID("\(member + 1)/\(device.rawValue)")
    }

    /// The house it belongs to, and its name there.
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
            members[member].isHere = true
            members[member].readings = Dictionary(
                readings.map { owned($0, member) }.map { ($0.device, $0) }, uniquingKeysWith: { $1 })
            return come(member)
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

    /// Whether it is a house, and not a part of the first.
    private func isHouse(_ member: Int) -> Bool { member == 0 || members[member].name != nil }

    private func readings(_ member: Int) -> [DeviceReading] {
        members[member].readings.values.sorted { $0.device < $1.device }
    }

    private mutating func come(_ member: Int) -> [HouseNews] {
        if !isHere || member == 0 {
            // Others wait for the first until it has told whether it comes: names are those of all.
            guard member == 0 || (isHouse(member) && reason != nil) else { return [] }
            isHere = true
            return [.here(joined, readings: members.indices.flatMap(readings))]
        }
        return [.inventory(joined), .changed(readings(member))]
    }

    private mutating func gone(_ member: Int, _ error: HouseError) -> [HouseNews] {
        members[member].isHere = false
        if member == 0, error != .starting { reason = error }
        let isLeft = members.indices.contains { isHouse($0) && members[$0].isHere }
        for id in members[member].readings.keys { members[member].readings[id]?.state = nil }
        guard isLeft else {
            guard member == 0 || isHere && isHouse(member) else { return [] }
            isHere = false
            return [.away(member == 0 ? error : reason ?? error)]
        }
        guard isHere else {
            guard reason != nil else { return [.away(error)] }
            isHere = true
            return [.here(joined, readings: members.indices.flatMap(readings))]
        }
        let unreachable = readings(member)
        return unreachable.isEmpty ? [] : [.changed(unreachable)]
    }

    // MARK: what there is

    /// A room of the same name is the same room, but in another house.
    private var joined: HouseInventory {
        var all = members[0].inventory ?? HouseInventory()
        for member in members.indices.dropFirst() {
            guard let inventory = members[member].inventory else { continue }
            let names = members[member].name.map { OtherHouseNames($0, beside: all) }
            if all.place == nil, names != nil { all.place = inventory.place }
            var rooms: [RoomID: RoomID] = [:]
            for room in inventory.rooms {
                let same = all.rooms.first { $0.name.lowercased() == room.name.lowercased() }
                if let same, names == nil {
                    rooms[room.id] = same.id
                    continue
                }
                let own = RoomID("\(member + 1)/\(room.id.rawValue)")
                rooms[room.id] = own
                all.rooms.append(
                    names?.named(room, id: own)
                        ?? HouseRoom(
                            id: own, name: room.name, aliases: room.aliases, floor: room.floor,
                            floorAliases: room.floorAliases))
            }
            all.devices += inventory.devices.map { device in
                var own = Self.owned(device, member, rooms)
                names?.name(&own)
                return own
            }
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
