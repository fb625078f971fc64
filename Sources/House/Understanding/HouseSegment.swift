/// The words between two separators of a sentence: its verb, its manner, and its things.
struct HouseSegment: Sendable {
    var verb: HouseWord.Verb?
    var particle: HouseWord.Particle?
    var values: [HouseWish] = []
    /// A number behind "by".
    var by: Double?
    var aspect: HouseAspect?
    var isUp: Bool?
    var strength = HouseWish.Strength.usual
    var moments: [HouseMoment] = []
    var things: [ThingReference] = []
    var exceptions: [ThingReference] = []
    /// Whether "except" was said, so that what follows is left out.
    var isExcepting = false
    var unknown: [Unknown] = []
    /// As it was said.
    var text = ""
    /// Whether something in it has no place in a command.
    var isStray = false
    /// Whether it tells what is the matter ("it is too cold") instead of what to do.
    var isComplaint = false
    /// A place that was said before the verb.
    var leadingPlace: ThingReference?

    struct Unknown: Hashable, Sendable {
        var text: String
        /// Whether it stood where a room is named.
        var isPlace: Bool

        /// A time as a clock would show it, and none does: "25:00".
        var isClock: Bool { text.contains(":") && text.allSatisfy { $0.isNumber || $0 == ":" } }
    }

    /// "By half".
    var isByShare: Bool { if case .share = strength { true } else { false } }

    var hasHow: Bool { particle != nil || !values.isEmpty || isUp != nil || by != nil }
    var hasCommand: Bool { verb != nil || hasHow }
}
