/// A person's descriptions of devices, and the devices asked about already. Kept with the memory of the house.
public struct DeviceDescriptions: Sendable, Hashable, Codable {
    static let most = 500

    public private(set) var all: [DeviceID: DeviceDescription] = [:]
    /// Devices of which it was asked what they are: nobody is asked twice. The oldest first.
    private var asked: [DeviceID] = []
    /// Missing in what older versions kept.
    private var names: [DeviceID: DeviceCalling]?

    public init() {}

    /// - Returns: false when there are too many.
    mutating func take(_ change: DescribedDevice) -> Bool {
        guard change.description == nil || all[change.device] != nil || all.count < Self.most else { return false }
        all[change.device] = change.description
        if change.description == nil { names?[change.device] = nil }
        return true
    }

    /// - Returns: whether it was not asked before.
    mutating func ask(about device: DeviceID) -> Bool {
        guard all[device] == nil, !asked.contains(device) else { return false }
        asked.append(device)
        if asked.count > Self.most { asked.removeFirst() }
        return true
    }

    // MARK: names and rooms

    /// Those that somebody has called something, or put somewhere.
    var called: Set<DeviceID> { Set(names?.keys.map(\.self) ?? []) }

    /// - Returns: false when there are too many.
    mutating func call(_ device: DeviceID, _ change: (inout DeviceCalling) -> Void) -> Bool {
        var names = names ?? [:]
        guard names[device] != nil || names.count < Self.most else { return false }
        change(&names[device, default: DeviceCalling()])
        self.names = names
        return true
    }

    mutating func forgetNames() { names = nil }

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
        guard !all.isEmpty || names != nil else { return inventory }
        var inventory = inventory
        for index in inventory.devices.indices {
            let id = inventory.devices[index].id
            if let calling = names?[id] { inventory.devices[index] = calling.called(inventory.devices[index]) }
            guard let description = all[id] else { continue }
            inventory.devices[index] = DescriptionRules.described(inventory.devices[index], description)
        }
        return inventory
    }
}
