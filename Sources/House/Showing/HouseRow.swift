import EchoText

/// A line of the house's panel: a room, something in it, what was noticed, or a rule.
struct HouseRow: Sendable, Hashable {
    var device: DeviceID?
    /// Of a room's own line, and of what is in it.
    var room: RoomID?
    var suggestion: HabitSuggestion?
    var rule: HabitRule?
    var line: [StyledText]
    /// Nil for what has nothing below it.
    var isOpen: Bool?

    /// Whether it is the same line as another, however that looks.
    func isAbout(_ other: HouseRow) -> Bool {
        device == other.device && suggestion?.id == other.suggestion?.id && rule?.id == other.rule?.id
            && (device != nil || room == other.room)
    }

    /// What Enter does to it.
    var action: String {
        if suggestion != nil { return "make it a rule" }
        if rule != nil { return "delete the rule" }
        return device == nil ? "fold" : "switch"
    }
}
