/// How a person wants the house to answer.
public struct HouseManner: Sendable, Hashable {
    /// The room of this terminal; nil when none was set.
    public var room: RoomID?
    /// How it is said that something was done.
    public var replies = HouseReplies.sentences
    /// The language it is spoken to in; nil for whichever a sentence is in.
    public var tongue: HouseTongue?
    /// The assistant that understands what is not understood here.
    public var brain = HouseBrain.echo
    /// What it warns of unasked.
    public var warnings = HouseWarnings.all
    /// Seconds after which whoever said nothing is a guest again.
    var patience = HouseManner.usualPatience

    static let usualPatience = 900.0

    /// Another feature leads the conversation: what does not name the house is not for it.
    public var isLedElsewhere = false
    /// Somebody has spoken to the house or set one up, or whoever answers on this machine would ask it.
    public var isOfInterest = true

    public init() {}
}
