/// The person's name for a device, and its place, where the house says little about them.
struct DeviceCalling: Hashable, Sendable, Codable {
    var name: String?
    var room: RoomID?

    /// The device under that name; by its own it is known besides. What the house says of its room holds.
    func called(_ device: HouseDevice) -> HouseDevice {
        var called = device
        if let name, name != device.name { (called.name, called.aliases) = (name, [device.name] + device.aliases) }
        if device.room == nil { called.room = room }
        return called
    }
}
