import Foundation
public import House

/// Sentences of Home Assistant's intents with what is meant by them, and the house they are said in, as a file of
/// tab-separated lines has them. `scripts/home-assistant-sentences.py` writes it.
public struct HomeAssistantTable: Sendable {
    public struct Row: Sendable {
        public var intent: String
        public var room: RoomID?
        public var sentence: String
        /// An action or a question, and behind a colon its devices: "on: light.a light.b".
        public var meant: String
    }

    public private(set) var rows: [Row] = []
    private let skill: HouseSkill
    private let readings: [DeviceID: DeviceReading]
    private let tongue: HouseTongue
    private var words = ForeignWords()

    /// - Parameter others: a file of other sentences that are said in the same house, instead of its own.
    public init(_ name: String, others: String? = nil, in tongue: HouseTongue = .english) {
        self.tongue = tongue
        var rooms: [HouseRoom] = []
        var devices: [HouseDevice] = []
        let lines = Self.lines(name)
        let said = others.map(Self.lines) ?? lines
        for line in lines.filter({ !$0.hasPrefix("say\t") }) + said.filter({ $0.hasPrefix("say\t") }) {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch (cells[0], cells.count) {
            case ("room", 4): rooms.append(HouseRoom(id: RoomID(cells[1]), name: cells[2], floor: cells[3]))
            case ("device", 6): devices += Self.device(cells).map { [$0] } ?? []
            case ("say", 5):
                let room = cells[2].isEmpty ? nil : RoomID(cells[2])
                rows.append(Row(intent: cells[1], room: room, sentence: cells[3], meant: cells[4]))
            default: break
            }
        }
        skill = HouseSkill(vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: rooms, devices: devices)))
        readings = devices.filter { $0.kind == .mediaPlayer }.reduce(into: [:]) { readings, player in
            var details = DeviceDetails()
            details.volume = Self.volume
            readings[player.id] = DeviceReading(
                device: player.id, state: "off", details: details, since: SentenceFlat.now)
        }
    }

    private static func lines(_ name: String) -> [Substring] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n")
    }

    private static let volume = 50

    private static func device(_ cells: [String]) -> HouseDevice? {
        DeviceKind(rawValue: cells[4]).map { kind in
            HouseDevice(
                id: DeviceID(cells[1]), name: cells[2], room: cells[3].isEmpty ? nil : RoomID(cells[3]), kind: kind,
                abilities: Set(cells[5].split(separator: " ").compactMap { DeviceAbility(rawValue: String($0)) }))
        }
    }

    // MARK: understanding

    public mutating func understanding(of row: Row) -> HouseUnderstanding {
        let isOfVolume = row.meant.hasPrefix("louder") || row.meant.hasPrefix("quieter")
        let context = HouseContext(
            room: row.room, now: SentenceFlat.now, calendar: SentenceFlat.calendar,
            readings: isOfVolume ? readings : [:])
        if tongue == .english { return skill.understand(row.sentence, in: context) }
        return words.heard(row.sentence, in: tongue, skill, context)?.understood ?? .nothing
    }

    /// In the notation of the file.
    public mutating func understood(_ row: Row) -> String {
        switch understanding(of: row) {
        case .plan(let plan): Self.text(plan)
        case .question(let question): "\(Self.text(question.asks)): \(Self.text(question.devices))"
        case .timer(let timer): "timer \(Int(timer.seconds))\(timer.name.map { " " + $0 } ?? ""):"
        case .endTimers(let name, let all): "end \(all ? "all timers" : "timer")\(name.map { " " + $0 } ?? ""):"
        case .record(.timers(let name)): "time left\(name.map { " " + $0 } ?? ""):"
        case .record(.timersOf(let seconds)): "time left of \(Int(seconds)):"
        case .changeTimer(let change, let choice):
            Self.text(change) + (choice.name.map { " " + $0 } ?? "")
                + (choice.seconds.map { " of \(Int($0))" } ?? "") + ":"
        case .cancel: "cancel:"
        case let other: SentenceNotation.text(other)
        }
    }

    private static func text(_ plan: HousePlan) -> String {
        let groups = Dictionary(grouping: plan.steps) { text($0.to) }
        let steps = groups.map { "\($0.key): \(text($0.value.map(\.device)))" }.sorted()
        return (steps + plan.leftOut.map { "(\($0.device.rawValue) \($0.reason.rawValue))" }).joined(separator: "; ")
    }

    private static func text(_ devices: [DeviceID]) -> String {
        Set(devices.map(\.rawValue)).sorted().joined(separator: " ")
    }

    private static func text(_ action: DeviceAction) -> String {
        switch action {
        case .setBrightness(let share): "brightness \(share)"
        case .setPosition(let share): "position \(share)"
        case .setColorTemperature(let kelvin): "kelvin \(kelvin)"
        case .setTemperature(let degrees): "temperature \(Int(degrees))"
        case .setVolume(let share): "volume \(share)"
        case .setSpeed(let share): "speed \(share)"
        case .setColor(let red, let green, let blue): "color \(red)/\(green)/\(blue)"
        default: SentenceNotation.text(action)
        }
    }

    private static func text(_ asks: HouseQuestion.Asks) -> String {
        switch asks {
        case .whether(let test, let scope): "\(scope.rawValue) \(test.text)"
        case .which(let test): "which \(test.text)"
        case .howMany(let test): "how many \(test.text)"
        case .value(let aspect): "value \(aspect.rawValue)"
        case .place: "place"
        case .state: "state"
        default: "another question"
        }
    }

    private static func text(_ change: HouseTimerChange) -> String {
        switch change {
        case .end: "end timer"
        case .pause: "pause timer"
        case .resume: "resume timer"
        case .add(let seconds): seconds < 0 ? "shorter timer \(Int(-seconds))" : "longer timer \(Int(seconds))"
        }
    }

    // MARK: comparing

    /// Whether two notations mean the same: of one thing "each", "any" and "all" do, and colours have several names.
    public static func isSame(_ understood: String, _ meant: String) -> Bool {
        if understood == meant || folded(understood) == folded(meant) { return true }
        // What a thermostat is set to is a temperature, too.
        if meant.hasPrefix("value temperature:") {
            // So is how a thermometer stands.
            return understood == meant.replacingOccurrences(of: "value temperature", with: "another question")
                || understood == meant.replacingOccurrences(of: "value temperature: sensor", with: "state: sensor")
        }
        guard let colon = meant.firstIndex(of: ":") else { return false }
        let (what, devices) = (meant[..<colon], meant[colon...])
        let words = what.split(separator: " ").map(String.init)
        switch words.first {
        case "each", "any", "all":
            let isOfOne = !devices.dropFirst(2).contains(" ")
            let scopes = isOfOne ? ["each", "any", "all"] : words[0] == "all" ? ["each"] : []
            return scopes.contains { understood == "\($0) \(words.dropFirst().joined(separator: " "))\(devices)" }
        // Its cold white is no colder than its neutral one.
        case "kelvin" where words[1] == "4000": return understood == "kelvin 6000\(devices)"
        case "louder", "quieter":
            let by = words.count > 1 ? Int(words[1]) ?? 0 : 20
            return understood == "volume \(words[0] == "louder" ? volume + by : volume - by)\(devices)"
        case "color":
            if words[1] == "white" { return understood == "kelvin 4000\(devices)" }
            return colors[words[1]].map { understood == "color \($0)\(devices)" } ?? false
        case "dock", "start": return understood == "\(words[0])\(devices)"
        default: return false
        }
    }

    /// What is kept of a name may be in small letters and without marks.
    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private static let colors = [
        "red": "255/0/0", "green": "0/255/0", "blue": "0/0/255", "yellow": "255/220/0", "orange": "255/140/0",
        "purple": "150/0/255", "pink": "255/105/180", "turquoise": "0/220/220",
    ]
}
