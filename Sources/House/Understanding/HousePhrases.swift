/// Sentences with the names of one house, as people say them.
enum HousePhrases {
    static func all(of vocabulary: HouseVocabulary, limit: Int) -> [String] {
        var phrases: [String] = []
        var seen: Set<String> = []
        let sentences = [general, scenes(vocabulary), rooms(vocabulary), devices(vocabulary)]
        for sentence in sentences.joined() {
            if phrases.count >= max(0, limit) { break }
            if seen.insert(sentence).inserted { phrases.append(sentence) }
        }
        return phrases
    }

    private static let general = [
        "turn off all the lights", "turn on the light", "turn off the light", "make it warmer in here",
        "make it cooler",
        "turn it off", "turn it on", "undo that", "never mind", "cancel", "yes", "no", "which lights are on",
        "is anything open", "are all doors locked", "who is home", "what is the temperature",
        "turn off everything except the lights", "in ten minutes turn off the light", "at ten turn off all the lights",
        "every evening at ten turn off the lights", "when i say good night turn off the lights",
        "what can you do in the house", "what can i say to the house",
        // Timers have one owner, however they are asked for.
        "set a timer for ten minutes", "start a timer for an hour", "set a ten minute timer", "timer for ten minutes",
        "cancel the timer", "stop the timer", "cancel all timers", "how much time is left on the timer",
        "how long is left on the timer", "when is the timer done", "set a timer", "remind me in ten minutes",
        "remind me in ten minutes to close the window", "remind me at seven to lock the door", "wake me up at seven",
        "wake me up in ten minutes", "set an alarm for seven", "set an alarm", "cancel my alarm", "when is my alarm",
        "what reminders do i have", "cancel the reminder",
    ]

    private static func scenes(_ vocabulary: HouseVocabulary) -> [String] {
        vocabulary.scenes.compactMap { HouseSpokenNames.spoken($0.name) }
    }

    private static func rooms(_ vocabulary: HouseVocabulary) -> [String] {
        let places = vocabulary.inventory.rooms.lazy.flatMap {
            [$0.name] + $0.aliases.prefix(HouseNameReader.mostAliases)
        }.compactMap(HouseSpokenNames.spoken)
        let floors = Set(vocabulary.inventory.rooms.compactMap(\.floor)).sorted().compactMap(HouseSpokenNames.spoken)
        return places.flatMap { room in
            [
                "turn off the lights in the \(room)", "turn on the \(room) lights", "turn off the \(room) lights",
                "dim the \(room) lights",
                "turn off everything in the \(room)", "make it warmer in the \(room)", "is the light on in the \(room)",
            ]
        } + floors.map { "turn off everything \($0)" }
    }

    private static func devices(_ vocabulary: HouseVocabulary) -> [String] {
        inTurns(
            HouseSpokenNames(vocabulary).all.map { sentences($0.kind, "the \($0.name)") })
    }

    /// What is usual of each comes before what is rarer of any: a long list is cut at its end.
    static func inTurns(_ lists: [[String]], usual: Int = 4) -> [String] {
        lists.flatMap { $0.prefix(usual) } + lists.flatMap { $0.dropFirst(usual) }
    }

    private static func sentences(_ kind: DeviceKind, _ name: String) -> [String] {
        switch kind {
        case .light:
            [
                "turn on \(name)", "turn off \(name)", "turn \(name) on", "turn \(name) off",
                "dim \(name) to twenty percent", "make \(name) brighter", "is \(name) on",
            ]
        case .outlet, .heater, .fan, .oven, .other:
            ["turn on \(name)", "turn off \(name)", "turn \(name) on", "turn \(name) off", "is \(name) on"]
        case .thermostat: ["set \(name) to twenty one degrees", "turn up \(name)", "turn down \(name)"]
        case .blind, .garageDoor: ["open \(name)", "close \(name)", "is \(name) open"]
        case .lock: ["lock \(name)", "unlock \(name)", "is \(name) locked"]
        case .alarm: ["arm \(name)", "disarm \(name)", "is \(name) armed"]
        case .mediaPlayer: ["turn on \(name)", "turn off \(name)", "pause \(name)", "make \(name) louder"]
        case .washingMachine, .vacuum, .mower: ["start \(name)", "when \(name) is done tell me", "is \(name) running"]
        case .windowSensor, .doorSensor: ["is \(name) open", "tell me when \(name) opens"]
        case .person: ["is \(name.dropFirst(4)) home", "where is \(name.dropFirst(4))"]
        case .list: ["what is on \(name)", "add milk to \(name)"]
        case .scene, .script: ["activate \(name)", String(name.dropFirst(4))]
        case .weather: ["what is the weather", "what is the weather tomorrow", "will it rain today"]
        case .calendar: ["what is on the calendar today", "what is on \(name)"]
        case .camera: ["show me \(name)"]
        case .update: ["are there any updates"]
        case .number, .choice: ["what is \(name)"]
        case .temperatureSensor, .humiditySensor, .motionSensor, .otherSensor, .automation: ["what is \(name)"]
        }
    }
}
