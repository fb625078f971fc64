/// The news from a house, in order.
public enum HouseNews: Hashable, Sendable {
    /// It can be spoken to; everything that is there and how it is. Comes again after each reconnection.
    case here(HouseInventory, readings: [DeviceReading])
    /// Devices or rooms were added, renamed, moved or removed.
    case inventory(HouseInventory)
    case changed([DeviceReading])
    /// It cannot be reached; it is tried again by itself unless the error says that a person is needed.
    case away(HouseError)
}
