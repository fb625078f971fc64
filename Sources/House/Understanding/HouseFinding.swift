/// What was found for what a sentence names.
enum HouseFinding: Hashable, Sendable {
    case devices([DeviceID])
    /// Several that it may mean.
    case several([DeviceID], byRoom: Bool)
    case unknownRoom(String)
    case unknownDevice(String)
}
