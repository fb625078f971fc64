/// The description in a sentence of the things it is about, before they are looked for.
struct ThingReference: Hashable, Sendable {
    /// Each name that was said, with the devices of that name.
    var names: [Name] = []
    var kind: HouseKindWord?
    /// The word for it, in the singular: "curtain".
    var kindText = ""
    /// Devices that bear the word of the kind as their name.
    var kindNamed: Set<DeviceID> = []
    var rooms: [RoomID] = []
    var floors: [String] = []
    var scenes: [Int] = []
    var isAll = false
    var isBoth = false
    var isAny = false
    var isPlural = false
    var isHere = false
    var isEverywhere = false
    var isEverything = false
    var isPronoun = false
    /// Settled by an answer.
    var chosen: [DeviceID]?
    /// As it was said.
    var text = ""

    struct Name: Hashable, Sendable {
        var named: [DeviceID]
        var called: [DeviceID]
        var text: String
        var isPlural: Bool
    }

    var hasPlace: Bool { !rooms.isEmpty || !floors.isEmpty || isHere || isEverywhere }
    var hasThing: Bool {
        !names.isEmpty || kind != nil || isEverything || isPronoun || !scenes.isEmpty || chosen != nil
    }
    var isEmpty: Bool { !hasThing && !hasPlace && !isAll && !isBoth && !isAny }
    /// "The lamp" or "lamps", of no name and no place.
    var isKindOnly: Bool { kind != nil && names.isEmpty && !hasPlace && !isPronoun }
    var isPlaceOnly: Bool { hasPlace && !hasThing }
}
