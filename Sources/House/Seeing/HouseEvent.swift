/// A message to a house, or from it, for those who watch.
public enum HouseEvent: Hashable, Sendable {
    /// It can be spoken to, and has so much in it.
    case connected(devices: Int, rooms: Int)
    /// Something was added, renamed, moved or removed; it has so much in it now.
    case inventoryChanged(devices: Int, rooms: Int)
    case away(HouseError)
    /// Of what changed at once, the first few, and how many more there were.
    case stateChanged([Change], more: Int)
    case orderSent(DeviceOrder)
    /// The house took it: that decides nothing.
    case orderAccepted(DeviceOrder, ChangeCause)
    case orderFailed(DeviceOrder, HouseError)

    /// How something was, and is now.
    public struct Change: Hashable, Sendable {
        public var from: DeviceReading?
        public var to: DeviceReading
    }

    /// Changes that are named of those that came at once.
    static let most = 20

    /// What news say that was not known before; nil for nothing.
    ///
    /// - Parameter picture: as it was before them.
    init?(_ news: HouseNews, before picture: HousePicture) {
        switch news {
        case .here(let inventory, _):
            self = .connected(devices: inventory.devices.count, rooms: inventory.rooms.count)
        case .inventory(let inventory):
            self = .inventoryChanged(devices: inventory.devices.count, rooms: inventory.rooms.count)
        case .away(let error): self = .away(error)
        case .changed(let readings):
            var (changes, more) = ([Change](), 0)
            for reading in readings where picture.devices[reading.device] != nil {
                let earlier = picture.readings[reading.device]
                guard earlier?.state != reading.state || earlier?.details != reading.details else { continue }
                if changes.count < Self.most { changes.append(Change(from: earlier, to: reading)) } else { more += 1 }
            }
            guard !changes.isEmpty else { return nil }
            self = .stateChanged(changes, more: more)
        }
    }
}
