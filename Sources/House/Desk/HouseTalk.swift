/// The things spoken of before.
struct HouseTalk: Sendable, Hashable {
    /// What "it" and "them" stand for.
    var lastMentioned: [DeviceID] = []
    /// The speaker.
    var speaker = HouseSpeaker()
    /// What was suggested last, and not answered yet.
    var suggested: HabitSuggestion?
    /// The language of what was said last.
    var tongue = HouseTongue.english
    /// That with the house's own assistant; nil before it said anything.
    var conversation: String?
    /// What is planned, in the order in which it was told last: numbers count it.
    var listed: [HousePlanned.ID] = []
    /// What was said of devices before is said again once it has its yes: that is not said anew.
    var undescribing: HousePlan?
    /// The device of which it was just asked what it is.
    var askedWhatIs: DeviceID?
    /// The house's own assistant is asked now: what changes meanwhile is its doing, unless a plan is under way.
    var asksAssistant = false
    /// How devices were before it changed them just now, and how they are.
    var changedByAssistant: [DeviceID: AssistantChange] = [:]
}
