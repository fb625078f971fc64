/// All that is called something in a house, and where it is: what sentences are made of.
struct HouseNames: Sendable, Hashable {
    private struct Thing: Sendable, Hashable {
        let names: [String]
        let kind: DeviceKind
        let room: RoomID?
    }

    private let rooms: [HouseRoom]
    private let things: [Thing]
    private let scenes: [String]

    init(_ vocabulary: HouseVocabulary) {
        rooms = vocabulary.inventory.rooms
        things = vocabulary.inventory.devices.map { Thing(names: [$0.name] + $0.aliases, kind: $0.kind, room: $0.room) }
        scenes = vocabulary.scenes.map(\.name)
    }

    var isEmpty: Bool { rooms.isEmpty && things.isEmpty && scenes.isEmpty }
}
