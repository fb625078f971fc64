/// The thing a wish is for that is not where it was said: "make it warmer in here" where the room has no heating.
public struct HouseAbsence: Hashable, Sendable {
    let kind: HouseKindWord
    /// Empty for a floor.
    let rooms: [RoomID]
}
