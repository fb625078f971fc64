/// The meaning of the noun in a description for what a device is.
enum DescribedNoun {
    /// What it counts as; nil where the noun says nothing of that.
    static func kind(_ verb: DeviceDescription.Verb, _ words: [String], isSensor: Bool) -> DeviceKind? {
        let noun = words.joined(separator: " ")
        let last = words.last ?? ""
        if isSensor {
            if noun.contains("window") { return .windowSensor }
            if noun.contains("door") || noun.contains("gate") { return .doorSensor }
            return noun.contains("motion") || noun.contains("presence") ? .motionSensor : nil
        }
        switch verb {
        case .heats: return .heater
        // Whatever is opened by it, it is not opened without a yes.
        case .opens, .moves:
            return garages.contains(last) || noun.contains("garage")
                ? .garageDoor : coverings.contains(last) ? .blind : .lock
        case .isA: break
        }
        if noun.contains("garage") || garages.contains(last) { return .garageDoor }
        if noun.contains("door") || last == "lock" { return .lock }
        if warmsRooms(noun) || hot.contains(last) || hot.contains(noun) { return .heater }
        return kinds.first { $0.words.contains(last) }?.kind
    }

    /// Words that say no more than the house knows: who says that a plug is a plug takes back what it was.
    static let plain: Set<String> = [
        "plug", "outlet", "socket", "switch", "relay", "device", "power outlet", "smart plug", "thing", "sensor",
    ]

    static func warmsRooms(_ noun: String) -> Bool {
        noun.split(separator: " ").last.map { heating.contains(String($0)) } ?? false
    }

    /// What gets hot by its name: an oven, or something like a heater.
    static func hotKind(_ words: [String]) -> DeviceKind? {
        guard let last = words.last, !cool.contains(last) else { return nil }
        if ovens.contains(last) { return .oven }
        let isHot = heating.contains(last) || hot.contains(last) || hot.contains(words.suffix(2).joined(separator: " "))
        return isHot ? .heater : nil
    }

    /// Of these a name says less than a person: candles are lamps, mostly, and a switch may be all that heating is.
    private static let cool: Set<String> = ["candle", "heating"]
    private static let heating: Set<String> = ["heater", "heating", "radiator", "fireplace", "convector"]
    /// What gets hot, and is better watched.
    private static let hot: Set<String> = [
        "kettle", "iron", "toaster", "fryer", "grill", "sauna", "boiler", "electric blanket", "heating blanket",
        "heating pad", "hair dryer", "hairdryer", "hot plate", "hotplate", "hob", "cooktop", "waffle maker",
        "straightener", "candle", "soldering iron",
    ]
    private static let ovens: Set<String> = ["oven", "stove", "cooker", "microwave"]
    static let garages: Set<String> = ["garage", "gate", "driveway", "barrier"]
    private static let coverings: Set<String> = [
        "blind", "shutter", "curtain", "shade", "awning", "drape", "window", "skylight", "valve", "tap",
    ]
    private static let kinds: [(words: Set<String>, kind: DeviceKind)] = [
        (["light", "lamp", "bulb", "lighting", "lantern", "chandelier", "spotlight", "lightbulb"], .light),
        (ovens, .oven), (["fan", "ventilator", "ventilation"], .fan),
        (["blind", "shutter", "curtain", "shade", "awning", "drape"], .blind),
        (["alarm", "siren"], .alarm),
    ]
}
