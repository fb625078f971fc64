/// Says that there is no house, to whoever asks about one or orders something in it, and how one is connected.
struct HouselessSkill: SkillProtocol {
    private static let things = """
        (door|doors|lock|locks|window|windows|light|lights|lamp|lamps|blind|blinds|shutter|shutters|curtain|curtains|heating|\
        heater|thermostat|radiator|garage|alarm|oven|fan|outlet|plug|television|tv|house)
        """

    private let patterns = [
        "(is|are|was|were) (the|my|our|all|any) ... \(things) (on|off|open|closed|shut|locked|unlocked|armed)",
        "(which|what) ... \(things) (is|are) (on|off|open|closed|locked|unlocked)",
        "(turn|switch) (on|off) (the|my|our|all) ... \(things) ...",
        "(turn|switch) (the|my|our|all) ... \(things) (on|off)",
        "(lock|unlock|open|close|shut|dim|brighten|raise|lower|arm|disarm) (the|my|our|all) ... \(things) ...",
        "set the (heating|thermostat) ...", "what is the state of (the|my|our) house",
    ].map { PhrasePattern($0) }

    /// Nothing is expected of whoever has no house.
    var vocabulary: [String] { [] }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        guard !context.hasHouse, patterns.contains(where: { $0.match(utterance.words) != nil }) else { return nil }
        let advice = context.isOnPhone ? [] : ["Choose one in the settings, under House, or with /house-kind."]
        return Answer.sentences(["No house is connected."] + advice)
    }

    /// Whether a function of this name is likely to reach into a house.
    static func isOfHouse(_ tool: String) -> Bool { !words.isDisjoint(with: ToolWords.split(tool)) }

    private static let words: Set<String> = [
        "house", "home", "device", "devices", "light", "lights", "lamp", "lamps", "door", "doors", "lock", "locks",
        "thermostat", "heating", "blinds", "window", "windows", "garage", "alarm", "oven",
    ]
}
