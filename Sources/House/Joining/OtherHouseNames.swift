/// What rooms and devices of another house are called beside those of the first: their own names, and with the name of
/// their house. Only the latter where the first has the former.
struct OtherHouseNames {
    private let house: String
    private let title: String
    private var rooms: Set<String>
    private var devices: Set<String>

    /// - Parameter all: what there is already.
    init(_ house: String, beside all: HouseInventory) {
        self.house = house
        title = HouseWording.capitalized(house)
        rooms = Set(all.rooms.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() })
        devices = Set(all.devices.flatMap { [$0.name] + $0.aliases }.map { $0.lowercased() })
    }

    /// Floors are those of their house: "upstairs" is upstairs in the first.
    func named(_ room: HouseRoom, id: RoomID) -> HouseRoom {
        let (name, aliases) = names(room.name, room.aliases, taken: rooms)
        var named = HouseRoom(id: id, name: name, aliases: aliases, floor: room.floor.map(full))
        named.floorAliases = room.floorAliases.map(full)
        named.house = house
        return named
    }

    /// All of a house are found by its name, as by a label.
    func name(_ device: inout HouseDevice) {
        (device.name, device.aliases) = names(device.name, device.aliases, taken: devices)
        device.labels = device.labels.map(full) + [house]
        device.house = house
    }

    private func names(_ name: String, _ aliases: [String], taken: Set<String>) -> (String, [String]) {
        let isTaken = taken.contains(name.lowercased())
        let others = aliases.filter { !taken.contains($0.lowercased()) }
        return (isTaken ? full(name) : name, (isTaken ? [] : [full(name)]) + others)
    }

    /// "Cabin kitchen"
    private func full(_ name: String) -> String {
        let own = HouseWording.lowered(name)
        return own.lowercased().hasPrefix(house + " ") ? name : "\(title) \(own)"
    }
}
