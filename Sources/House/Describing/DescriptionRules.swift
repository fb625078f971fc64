/// The effect of a description on a device.
enum DescriptionRules {
    /// Kinds that say little of what a device is for.
    static let vague: Set<DeviceKind> = [.outlet, .other, .otherSensor]
    /// Kinds that may be something else than they look: what is known to be a door, a lock or an alarm stays one.
    private static let open = vague.union([.light, .fan, .blind])
    private static let sensors: Set<DeviceKind> = [.windowSensor, .doorSensor, .motionSensor]
    private static let switched: Set<DeviceKind> = [
        .light, .heater, .blind, .fan, .garageDoor, .lock, .alarm, .oven,
    ]

    /// Whether a device, as the house knows it, can be said to be of a kind; nil stands for words of no kind.
    static func mayBe(_ kind: DeviceKind?, _ device: HouseDevice) -> Bool {
        guard let kind else { return vague.contains(device.kind) }
        guard open.contains(device.kind), kind != device.kind else { return false }
        return device.kind == .otherSensor ? sensors.contains(kind) : switched.contains(kind)
    }

    /// The device with what was said of it. It takes what it took before.
    static func described(_ device: HouseDevice, _ description: DeviceDescription) -> HouseDevice {
        guard mayBe(description.kind, device) else { return device }
        var described = device
        described.description = description
        if let kind = description.kind { (described.kind, described.ownKind) = (kind, device.kind) }
        if description.isName { described.aliases.insert(description.noun, at: 0) }
        return described
    }

    /// What has to be said before a description is remembered in place of another: a device that was asked about before
    /// it is switched is not freed of that by a mere sentence.
    static func risk(from before: HouseDevice, to after: HouseDevice, _ rules: PlanRules) -> PlanRisk {
        var risk = PlanRisk.none
        for action in actions where action.ability(of: before) != nil {
            let step = PlanStep(device: before.id, to: action)
            let then = rules.risk(of: [step], [before.id: before])
            let now = rules.risk(of: [step], [after.id: after])
            if rank(now) < rank(then), rank(then) > rank(risk) {
                risk = if case .needsPIN = then { .needsPIN([.unguards]) } else { .needsYes([.unguards]) }
            }
        }
        return risk
    }

    private static func rank(_ risk: PlanRisk) -> Int {
        switch risk {
        case .none: 0
        case .needsYes: 1
        case .needsPIN: 2
        }
    }

    private static let actions: [DeviceAction] = [
        .turnOn, .turnOff, .open, .close, .setPosition(100), .activate, .start, .setBrightness(100), .setSpeed(100),
    ]

    // MARK: what a name says

    /// Whether a device is nothing yet but "Plug 3": its kind says little, and so does its name.
    static func saysLittle(_ device: HouseDevice, _ vocabulary: HouseVocabulary) -> Bool {
        guard vague.contains(device.kind), device.kind != .otherSensor, device.description == nil else { return false }
        let words = HouseNameReader.words(of: device.name)
        let head = words.prefix { !HouseNameReader.goesOn.contains($0) && $0 != "in" && $0 != "at" }
        return !head.isEmpty && head.allSatisfy { isPlain($0, vocabulary) }
    }

    private static func isPlain(_ word: String, _ vocabulary: HouseVocabulary) -> Bool {
        if generic.contains(word) || word.count == 1 || word.contains(where: \.isNumber) { return true }
        return vocabulary.meaning(of: [word])?.rooms.isEmpty == false
            || vocabulary.inventory.rooms.contains { HouseNameReader.words(of: $0.name).contains(word) }
    }

    private static let generic: Set<String> = [
        "plug", "switch", "outlet", "socket", "relay", "smart", "device", "wall", "power", "strip", "channel", "output",
        "port", "node", "module", "wifi", "zigbee", "matter", "shelly", "sonoff", "tasmota", "tuya", "left", "right",
        "unit", "new", "actuator", "the",
    ]
}
