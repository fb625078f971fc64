/// All that a phrase may mean in one house.
struct HouseMeaning: Sendable {
    /// Devices that are called so.
    var named: [DeviceID] = []
    /// Devices that may be called so: without their room, or with what they are behind their name.
    var called: [DeviceID] = []
    var rooms: [RoomID] = []
    var floors: [String] = []
    var kind: HouseKindWord?
    var word: HouseWord?
    /// Position of the taught scene.
    var scene: Int?
    var reservation = Reservation.none

    /// Where a name counts that is made only of words of the language.
    enum Reservation: Int, Sendable {
        case none
        /// Where a thing is expected, not where a command begins: "green lamp".
        case inPlace
        /// Only behind "called": "turn off everything".
        case whenCalled
    }

    /// Without what it names.
    var withoutThings: HouseMeaning {
        var bare = HouseMeaning()
        (bare.kind, bare.word) = (kind, word)
        return bare
    }

    var isEmpty: Bool { !hasThing && kind == nil && word == nil }

    var hasThing: Bool { !named.isEmpty || !called.isEmpty || !rooms.isEmpty || !floors.isEmpty || scene != nil }
}
