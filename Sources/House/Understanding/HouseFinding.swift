/// The result of looking for the things a sentence names.
enum HouseFinding: Hashable, Sendable {
    case devices([DeviceID])
    /// Several that it may mean.
    case several([DeviceID], byRoom: Bool)
    case unknownRoom(String)
    case unknownDevice(String)
    /// Nothing of the kind that a wish is for, in the place that was said.
    case noneThere(HouseAbsence)
}
