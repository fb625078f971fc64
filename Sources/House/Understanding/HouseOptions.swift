/// The numbered choices between devices of one name, or between rooms.
enum HouseOptions {
    /// More are not told apart by numbers.
    static let most = 99

    static func options(_ devices: [HouseDevice], _ vocabulary: HouseVocabulary, byRoom: Bool) -> [HouseChoice.Option] {
        let options = byRoom ? rooms(devices, vocabulary) : single(devices, vocabulary)
        return Array(options.prefix(most))
    }

    private static func single(_ devices: [HouseDevice], _ vocabulary: HouseVocabulary) -> [HouseChoice.Option] {
        let labels = devices.map { label(of: $0, vocabulary) }
        let counts = Dictionary(labels.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(devices, labels).map { device, label in
            let isAlone = counts[label] == 1
            return HouseChoice.Option(
                label: isAlone ? label : "\(label) (\(HouseLine.text(device.id.rawValue)))", devices: [device.id])
        }
    }

    private static func rooms(_ devices: [HouseDevice], _ vocabulary: HouseVocabulary) -> [HouseChoice.Option] {
        var options: [HouseChoice.Option] = []
        var places: [RoomID?: Int] = [:]
        for device in devices {
            if let place = places[device.room] {
                options[place].devices.append(device.id)
            } else {
                places[device.room] = options.count
                let room = device.room.flatMap { vocabulary.rooms[$0] }.map { HouseLine.text($0.name) }
                options.append(.init(label: room ?? label(of: device, vocabulary), devices: [device.id]))
            }
        }
        return options
    }

    /// "Kitchen ceiling": with its room where the name does not say it.
    static func label(of device: HouseDevice, _ vocabulary: HouseVocabulary) -> String {
        let name = HouseLine.text(device.name)
        guard let room = device.room.flatMap({ vocabulary.rooms[$0] }) else { return name }
        let roomName = HouseLine.text(room.name)
        if name.lowercased().contains(roomName.lowercased()) { return name }
        return "\(roomName) \(HouseWording.lowered(name))"
    }
}
