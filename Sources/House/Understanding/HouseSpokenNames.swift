/// The names of a house that a recogniser of English can hear, as they are said.
struct HouseSpokenNames {
    let scenes: [String]
    let floors: [String]
    let rooms: [String]
    let people: [String]
    /// Without the people; what must not be heard wrong comes first.
    let devices: [(kind: DeviceKind, name: String)]

    var all: [(kind: DeviceKind, name: String)] { devices + people.map { (.person, $0) } }

    /// Devices whose names are read.
    private static let mostDevices = 2000

    init(_ vocabulary: HouseVocabulary) {
        let inventory = vocabulary.inventory
        let names = { (name: String, aliases: [String]) in
            ([name] + aliases.prefix(HouseNameReader.mostAliases)).compactMap(Self.spoken)
        }
        scenes = vocabulary.scenes.compactMap { Self.spoken($0.name) }
        floors = Set(inventory.rooms.compactMap(\.floor)).sorted().compactMap(Self.spoken)
        rooms = inventory.rooms.flatMap { names($0.name, $0.aliases) }
        let devices = inventory.devices.prefix(Self.mostDevices)
        people = devices.filter { $0.kind == .person }.flatMap { names($0.name, $0.aliases) }
        let named = devices.filter { $0.kind != .person }.flatMap { device in
            names(device.name, device.aliases).map { (kind: device.kind, name: $0) }
        }
        self.devices = (0...2).flatMap { rank in named.filter { Self.rank($0.kind) == rank } }
    }

    /// Doors before lamps, and lamps before what is hardly spoken of.
    private static func rank(_ kind: DeviceKind) -> Int {
        switch kind {
        case .lock, .alarm, .garageDoor, .oven: 0
        case .light, .outlet, .thermostat, .heater, .blind, .fan, .mediaPlayer, .washingMachine, .vacuum, .mower,
            .doorSensor,
            .windowSensor, .other:
            1
        case .scene, .script, .automation, .list, .temperatureSensor, .humiditySensor, .motionSensor, .otherSensor,
            .person, .weather, .calendar, .camera, .update, .number, .choice:
            2
        }
    }

    /// Nil for a name with other letters, or of too many words.
    static func spoken(_ name: String) -> String? {
        guard name.count <= HouseNameReader.longestName else { return nil }
        let words = HouseTokens.all(in: name, longest: HouseNameReader.longestName).filter { !$0.isSign }.map(\.word)
        let isHeard = words.allSatisfy { $0.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } }
        return isHeard && !words.isEmpty && words.count <= HouseNameReader.mostWords
            ? words.joined(separator: " ") : nil
    }
}
