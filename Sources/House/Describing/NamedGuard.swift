/// What a plug, a switch, a button or a cover opens, guards or heats by its name, where its kind says little: "Garage door
/// opener", "Front door buzzer", "Kettle plug". A name makes a device more guarded and nothing else; what a person said of it
/// goes before.
enum NamedGuard {
    private static let kinds: Set<DeviceKind> = [.outlet, .other, .blind]
    private static let uses: Set<DeviceAbility> = [.power, .activate, .openClose, .position]

    /// Nil where the name tells of nothing that is guarded.
    static func kind(of device: HouseDevice) -> DeviceKind? {
        guard device.description == nil, kinds.contains(device.kind), !uses.isDisjoint(with: device.abilities) else {
            return nil
        }
        let words = HouseNameReader.words(of: device.name)
        // A shutter may be called after the door that it covers; a garage door is one however it is built.
        if device.kind == .blind { return garage(words) }
        return garage(words) ?? door(words) ?? alarm(words) ?? hot(words)
    }

    // MARK: parts

    private static func garage(_ words: [String]) -> DeviceKind? {
        let (bare, isOpener) = bare(words)
        guard let last = bare.last else { return nil }
        let isGarage =
            bare == ["garage"] || last == "gate" || isOpener && DescribedNoun.garages.contains(last)
            || bare.contains("garage") && ["door", "roller", "shutter"].contains(last)
        return isGarage ? .garageDoor : nil
    }

    private static func door(_ words: [String]) -> DeviceKind? {
        if ["unlock", "unlatch"].contains(words.first) { return .lock }
        let (bare, isOpener) = bare(words)
        switch bare.last {
        case "door": return .lock
        case "lock": return keys.isDisjoint(with: bare) ? .lock : nil
        case "entrance", "building", "intercom": return isOpener ? .lock : nil
        case nil: return isOpener ? .lock : nil
        default: return nil
        }
    }

    private static func alarm(_ words: [String]) -> DeviceKind? {
        let isAlarm = words.last == "alarm" || words.suffix(2) == ["security", "system"]
        return isAlarm && clocks.isDisjoint(with: words) ? .alarm : nil
    }

    private static func hot(_ words: [String]) -> DeviceKind? {
        let bare = Array(words.reversed().drop { plugs.contains($0) || isCount($0) }.reversed())
        return DescribedNoun.hotKind(bare)
    }

    /// The name without what it is opened by, and whether that stood in it: "garage door" of "Garage door opener 2", and
    /// of "Open garage door".
    private static func bare(_ words: [String]) -> ([String], isOpener: Bool) {
        let bare = words.reversed().drop { tools.contains($0) || openers.contains($0) || isCount($0) }.reversed()
        let isOpened = ["open", "unlock", "unlatch", "release"].contains(bare.first ?? "")
        let rest = isOpened ? Array(bare.dropFirst()) : Array(bare)
        return (rest, isOpened || words[bare.count...].contains { openers.contains($0) })
    }

    private static func isCount(_ word: String) -> Bool { word.count == 1 || word.contains(where: \.isNumber) }

    private static let openers: Set = ["opener", "buzzer", "strike", "release", "unlatch", "unlock"]
    private static let tools: Set = ["button", "relay", "control", "controller", "trigger", "remote", "motor"]
    private static let plugs: Set = ["plug", "outlet", "socket", "switch", "relay", "power", "smart"]
    /// "Child lock" guards no door.
    private static let keys: Set = [
        "child", "key", "keypad", "screen", "button", "touch", "panel", "control", "physical", "display",
    ]
    private static let clocks: Set = ["clock", "wake", "snooze", "morning"]
}
