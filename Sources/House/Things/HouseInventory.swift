/// The contents of a house, without their states.
public struct HouseInventory: Hashable, Sendable {
    public var rooms: [HouseRoom]
    public var devices: [HouseDevice]

    /// Nil where nobody said it.
    public var place: HousePlace?

    public init(rooms: [HouseRoom] = [], devices: [HouseDevice] = [], place: HousePlace? = nil) {
        self.rooms = rooms
        self.devices = devices
        self.place = place
    }
}
