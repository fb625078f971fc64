import EchoText

/// A line of the house's panel: a room, something in it, what waits, what was noticed, or a rule.
struct HouseRow: Sendable, Hashable {
    var device: DeviceID?
    /// Of a room's own line, and of what is in it.
    var room: RoomID?
    var suggestion: HabitSuggestion?
    var rule: HabitRule?
    /// An order that waits for the house.
    var waiting: WaitingOrder?
    /// What waits for its time.
    var scheduled: ScheduledItem?
    var line: [StyledText]
    /// The whole name of a device, which the line has cut.
    var name: String?
    /// Columns of the line where the bar stands that can be set.
    var track: Range<Int>?
    /// Nil for what has nothing below it.
    var isOpen: Bool?
    /// False for a device that only tells how it is.
    var takesOrders = true

    /// Whether it is the same line as another, however that looks.
    func isAbout(_ other: HouseRow) -> Bool {
        device == other.device && suggestion?.id == other.suggestion?.id && rule?.id == other.rule?.id
            && waiting?.id == other.waiting?.id && scheduled?.id == other.scheduled?.id
            && (device != nil || room == other.room)
    }

    /// It is what somebody has arranged, or is about to.
    var isArranged: Bool { suggestion != nil || rule != nil || waiting != nil || scheduled != nil }

    /// What Enter does to it; nil for nothing.
    var action: String? {
        if suggestion != nil { return "make it a rule" }
        if rule != nil { return "delete the rule" }
        if waiting != nil || scheduled != nil { return "call it off" }
        if device != nil { return takesOrders ? "switch" : nil }
        return room == nil ? nil : "fold"
    }
}
