/// What devices are, as a person said, and of which it was asked. Kept with the memory of the house.
public struct DeviceDescriptions: Sendable, Hashable, Codable {
    static let most = 500

    public private(set) var all: [DeviceID: DeviceDescription] = [:]
    /// Devices of which it was asked what they are: nobody is asked twice. The oldest first.
    private var asked: [DeviceID] = []

    public init() {}

    /// - Returns: false when there are too many.
    mutating func take(_ change: DescribedDevice) -> Bool {
        guard change.description == nil || all[change.device] != nil || all.count < Self.most else { return false }
        all[change.device] = change.description
        return true
    }

    /// - Returns: whether it was not asked before.
    mutating func ask(about device: DeviceID) -> Bool {
        guard all[device] == nil, !asked.contains(device) else { return false }
        asked.append(device)
        if asked.count > Self.most { asked.removeFirst() }
        return true
    }

    // MARK: what the house tells

    /// The news with devices as they are described.
    func described(_ news: HouseNews) -> HouseNews {
        switch news {
        case .here(let inventory, let readings): .here(described(inventory), readings: readings)
        case .inventory(let inventory): .inventory(described(inventory))
        case .changed, .away: news
        }
    }

    func described(_ inventory: HouseInventory) -> HouseInventory {
        guard !all.isEmpty else { return inventory }
        var inventory = inventory
        for index in inventory.devices.indices {
            guard let description = all[inventory.devices[index].id] else { continue }
            inventory.devices[index] = DescriptionRules.described(inventory.devices[index], description)
        }
        return inventory
    }
}
