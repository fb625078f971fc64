/// What is said to a house, in whole sentences and in pieces, for a recogniser to expect: it hears what the language of
/// commands has, with the names of this house, rather than what the language at large has.
enum HouseSpeech {
    /// - Parameter limit: of phrases; those without names come first.
    static func phrases(of vocabulary: HouseVocabulary, limit: Int) -> [String] {
        var phrases: [String] = []
        var seen: Set<String> = []
        let names = HouseSpokenNames(vocabulary)
        let sources: [any Sequence<String>] = [
            general, names.scenes.lazy.flatMap(scene), names.floors.lazy.flatMap(floor),
            names.rooms.lazy.flatMap(room), names.people.lazy.flatMap(person),
            HousePhrases.inTurns(names.devices.map(device), usual: 6),
        ]
        for phrase in sources.lazy.flatMap({ AnySequence($0) }) {
            if phrases.count >= max(0, limit) { break }
            if seen.insert(phrase).inserted { phrases.append(phrase) }
        }
        return phrases
    }

    // MARK: with names

    private static func scene(_ name: String) -> [String] {
        [name, "(play|start|activate) \(name)", "when i say \(name)", "forget \(name)"].flatMap(expanded)
    }

    private static func floor(_ name: String) -> [String] {
        [
            "(turn|switch) (on|off) (everything|the lights|all lights|all the lights) \(name) (except|)",
            "turn (on|off) the \(name) lights", "(which|what) (lights|devices) are on \(name)",
            "everything off \(name)",
            "and turn off all the lights \(name)",
        ].flatMap(expanded)
    }

    private static func room(_ name: String) -> [String] {
        [
            "(turn|switch) (on|off) the \(name) (light|lights|lamp)", "(dim|brighten) the \(name) lights",
            "(turn|switch) (on|off) (everything|the lights|the light|all the lights) in the \(name)",
            "(turn|switch) (everything|the lights) (on|off) in the \(name)",
            "make it (warmer|cooler|brighter|darker) in the \(name)",
            "(open|close) the (blinds|window) in the \(name)", "(except|except in|but not) the \(name)",
            "in the \(name) (and|)", "the \(name) and the", "\(name) (lights|light) (on|off)",
            "is the (light|window) (on|open) in the \(name)", "what's the (temperature|humidity) in the \(name)",
            "how (warm|cold) is it in the \(name)", "what about the \(name)",
        ].flatMap(expanded)
    }

    private static func person(_ name: String) -> [String] {
        ["is \(name) (home|away)", "where is \(name)", "when \(name) (is home|comes home|leaves)"].flatMap(expanded)
    }

    private static func device(_ device: (kind: DeviceKind, name: String)) -> [String] {
        let name = "the " + device.name
        return (things(device.kind, name) + ["\(name) and the", "and \(name)"]).flatMap(expanded)
    }

    private static func switched(_ name: String) -> [String] {
        [
            "(turn|switch) (on|off) \(name)", "(turn|switch) \(name) (on|off)", "is \(name) (still|) (on|off)",
            "i want \(name) on",
        ]
    }

    private static func started(_ name: String) -> [String] { ["(start|stop) \(name)", "set \(name) (to|speed to)"] }

    /// What a plug may be said to be.
    private static func described(_ name: String) -> [String] {
        ["\(name) is a (lamp|heater|fan)", "\(name) opens the (garage|gate|door)", "forget what \(name) is"]
    }

    private static func things(_ kind: DeviceKind, _ name: String) -> [String] {
        switch kind {
        case .light:
            switched(name) + [
                "dim \(name) (to|)", "make \(name) (a bit|a little|) (brighter|darker)", "(set|turn) \(name) to",
                "(make|set) \(name) (to|) (red|green|blue|yellow|orange|purple|pink|white|warm white)",
                "turn \(name) (up|down)", "\(name) (on|off)",
            ]
        case .heater, .fan, .oven: switched(name) + started(name)
        case .outlet, .other: switched(name) + started(name) + described(name)
        case .thermostat: ["set \(name) to", "turn (up|down|on|off) \(name)", "turn \(name) (up|down|on|off|to)"]
        case .blind, .garageDoor:
            [
                "(open|close) \(name) (halfway|a little|)", "is \(name) (open|closed)", "(raise|lower) \(name)",
                "set \(name) to", "when \(name) opens",
            ]
        case .lock:
            [
                "(lock|unlock) \(name)", "is \(name) (still|) (locked|unlocked)", "is \(name) (open|closed|jammed)",
                "(please|can you|could you|) (lock|unlock) \(name) (please|)", "(lock|unlock) \(name) (and|in)",
                "when \(name) (opens|is locked)", "when was \(name) last (opened|locked|unlocked)",
            ]
        case .alarm: ["(arm|disarm) \(name)", "is \(name) armed", "what's the status of \(name)"]
        case .mediaPlayer:
            switched(name) + [
                "(pause|play|stop|mute) \(name)", "make \(name) (louder|quieter)", "turn (up|down) \(name)",
                "set the volume of \(name) to",
            ]
        case .washingMachine, .vacuum, .mower:
            [
                "(start|stop|pause) \(name)", "when \(name) is (done|finished|ready) (tell me|)",
                "is \(name) (still|) (running|done|finished)",
            ]
        case .windowSensor, .doorSensor:
            ["is \(name) (open|closed)", "when \(name) (opens|closes)", "when was \(name) last (opened|closed)"]
        case .scene, .script: ["(activate|start|run|play) \(name)", String(name.dropFirst(4))]
        case .person: []
        case .list: ["add to \(name)", "what is on \(name)", "what's on \(name)"]
        case .weather: ["what's the weather", "what is the weather (today|tomorrow)", "will it rain (today|tomorrow)"]
        case .calendar: ["what's on the calendar (today|tomorrow)", "what is on \(name)"]
        case .camera: ["show \(name)", "show me \(name)"]
        case .update: ["are there (any|) updates", "is everything up to date"]
        case .number, .choice: ["set \(name) to", "what is \(name)"]
        case .temperatureSensor, .humiditySensor, .motionSensor, .otherSensor, .automation:
            ["what's \(name)", "what is \(name)"]
        }
    }

    // MARK: patterns

    /// "turn (on|off) it" is two phrases; an alternative may be empty.
    static func expanded(_ pattern: String) -> [String] {
        var phrases = [""]
        for part in pattern.split(separator: "(") {
            let pieces = part.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
            let (choices, rest) = pieces.count == 2 ? (pieces[0], pieces[1]) : ("", pieces[0])
            let words = choices.split(separator: "|", omittingEmptySubsequences: false)
            phrases = phrases.flatMap { phrase in (words.isEmpty ? [""] : words).map { phrase + $0 + rest } }
        }
        return phrases.map { $0.split(separator: " ").joined(separator: " ") }
    }
}
