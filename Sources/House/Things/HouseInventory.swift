/// What there is in a house, without how it is.
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
