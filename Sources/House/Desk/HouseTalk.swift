/// What was spoken of before.
struct HouseTalk: Sendable, Hashable {
    /// What "it" and "them" stand for.
    var lastMentioned: [DeviceID] = []
    /// That with the house's own assistant; nil before it said anything.
    var conversation: String?
    /// The rule that was deleted last, until something else is done.
    var deletedRule: HabitRule?
    /// What was said of devices before somebody said something else of them, until something else is done.
    var describedBefore: [DescribedDevice]?
    /// The device of which it was just asked what it is.
    var askedWhatIs: DeviceID?
    /// The house's own assistant is asked now: what changes meanwhile is its doing, unless a plan is under way.
    var asksAssistant = false
    /// How devices were before it changed them just now, and how they are.
    var changedByAssistant: [DeviceID: AssistantChange] = [:]
    /// What was done last was done by it, and is not known well enough to be taken back.
    var isLastByAssistant = false
}
