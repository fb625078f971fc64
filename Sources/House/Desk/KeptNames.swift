/// The rooms and devices of a house as they were told last, to be understood when it is away at the start.
public struct KeptNames: Sendable, Hashable, Codable {
    /// A larger house is not kept: it would be written with every change of the memory.
    static let most = 1500

    let rooms: [HouseRoom]
    let devices: [HouseDevice]

    init?(_ inventory: HouseInventory) {
        guard !inventory.devices.isEmpty, inventory.devices.count <= Self.most else { return nil }
        (rooms, devices) = (inventory.rooms, inventory.devices)
    }

    var inventory: HouseInventory { HouseInventory(rooms: rooms, devices: devices) }
}
