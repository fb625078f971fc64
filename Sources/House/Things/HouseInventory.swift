/// What there is in a house, without how it is.
public struct HouseInventory: Hashable, Sendable {
    public var rooms: [HouseRoom]
    public var devices: [HouseDevice]

    public init(rooms: [HouseRoom] = [], devices: [HouseDevice] = []) {
        self.rooms = rooms
        self.devices = devices
    }
}
