import House

@testable import HouseAdapters

extension HouseNews {
    var here: (inventory: HouseInventory, readings: [DeviceReading])? {
        if case .here(let inventory, let readings) = self { (inventory, readings) } else { nil }
    }

    /// What a house has written down by the time it can be spoken to; people it knows it may write down later.
    var lasting: [DeviceID]? { here?.inventory.devices.filter { $0.kind != .person }.map(\.id) }

    var inventory: HouseInventory? { if case .inventory(let inventory) = self { inventory } else { nil } }
    var changed: [DeviceReading]? { if case .changed(let readings) = self { readings } else { nil } }
    var away: HouseError? { if case .away(let error) = self { error } else { nil } }
}

extension HomeAssistantEffect {
    var news: HouseNews? { if case .tell(let news) = self { news } else { nil } }
}
