import House
import HouseSentences

/// Sentences put together by chance from the words of the language and the names of a flat.
struct SentenceFuzz {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[Int(next() % UInt64(choices.count))] }

    /// One to three commands that may be nonsense.
    mutating func sentence() -> String {
        var parts: [String] = []
        if chance(1, in: 5) { parts.append(pick(Self.openers)) }
        for index in 0..<Int(pick([1, 1, 2, 2, 3])) {
            if index > 0 { parts.append(pick(Self.joints)) }
            parts.append(clause())
        }
        if chance(1, in: 6) { parts.append(pick(Self.endings)) }
        return parts.joined(separator: " ")
    }

    private mutating func clause() -> String {
        if chance(1, in: 8) { return (0..<Int(1 + next() % 8)).map { _ in pick(Self.words) }.joined(separator: " ") }
        if chance(1, in: 2) { return "\(pick(Self.verbs)) the \(pick(Self.things))" }
        var parts = [pick(Self.verbs), chance(1, in: 2) ? "the" : pick(Self.quantifiers), pick(Self.things)]
        if chance(1, in: 3) { parts.append(pick(Self.places)) }
        if chance(1, in: 4) { parts.append(pick(Self.values)) }
        if chance(1, in: 6) { parts.append("except \(pick(Self.things))") }
        if chance(1, in: 6) { parts.append(pick(Self.times)) }
        return parts.joined(separator: " ")
    }

    private mutating func chance(_ share: UInt64, in all: UInt64) -> Bool { next() % all < share }

    private static let openers = [
        "please", "hey echo", "could you", "when I say boo,", "is", "don't", "in the kitchen,",
    ]
    private static let joints = ["and", "then", ",", "and then", "", "but"]
    private static let endings = ["please", "now", "?", "for 5 minutes", "tomorrow at 7", "again"]
    private static let verbs = [
        "turn on", "turn off", "unlock", "open", "lock", "close", "disarm", "arm", "set", "start", "activate", "toggle",
        "run", "dim", "raise", "lower", "turn up", "play", "stop", "make", "switch on", "enable", "unmute", "put",
    ]
    private static let quantifiers = [
        "", "all", "every", "both", "any", "my", "no", "everything in", "the lamp called",
    ]
    private static let places = [
        "in the kitchen", "upstairs", "downstairs", "here", "in the hall", "everywhere", "in the whole house",
        "in the conservatory", "of the bedroom", "in the study and the hall",
    ]
    private static let values = [
        "to 50 percent", "to 21 degrees", "180 degrees", "red", "on", "off", "open", "up", "half", "by 10", "a bit",
        "brighter",
        "to 999999999999", "to -1",
    ]
    private static let times = ["in 10 minutes", "at 7 pm", "for an hour", "at sunset", "at 25", "when anna is home"]
    private static let described = [
        "plug a", "plug b", "plug c", "plug d", "plug e", "heater", "siren", "microwave", "garage opener",
        "door buzzer",
        "kettle", "house alarm", "stove plug", "gate", "valve", "cellar door",
    ]
    private static let kinds = [
        "lights", "lamp", "doors", "door", "lock", "locks", "garage", "garage door", "alarm", "oven", "everything",
        "it",
        "them", "heating", "blinds", "windows", "script", "scene", "party", "movie time", "party mode", "fan", "tv",
    ]
    private static let things =
        kinds + described + SentenceFlat.inventory.devices.map(\.name) + SentenceFlat.rooms.map(\.name)
    private static let words =
        verbs + places + values + things
        + ["yes", "no", "cancel", "undo", "not", "is", "which", "and", "except", "1", "two", "%", "?", "now", "xyzzy"]
}
