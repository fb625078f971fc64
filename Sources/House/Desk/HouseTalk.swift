/// What was spoken of before.
struct HouseTalk: Sendable, Hashable {
    /// What "it" and "them" stand for.
    var lastMentioned: [DeviceID] = []
    /// That with the house's own assistant; nil before it said anything.
    var conversation: String?
}
