/// A word for devices of a kind, such as "lights"; it finds them without their names.
enum HouseKindWord: String, Hashable, Sendable, CaseIterable {
    case light, lamp, heating, blind, door, lock, window, garage, alarm, oven, fan, player, washer, vacuum, mower,
        outlet, plugged
    case thermometer, hygrometer, motion, person, scene, script, list

    var kinds: Set<DeviceKind> {
        switch self {
        case .light, .lamp: [.light]
        case .heating: [.thermostat, .heater]
        case .blind: [.blind]
        case .door: [.lock, .doorSensor]
        case .lock: [.lock]
        case .window: [.windowSensor]
        case .garage: [.garageDoor]
        case .alarm: [.alarm]
        case .oven: [.oven]
        case .fan: [.fan]
        case .player: [.mediaPlayer]
        case .washer: [.washingMachine]
        case .vacuum: [.vacuum]
        case .mower: [.mower]
        case .outlet: [.outlet]
        case .plugged: [.outlet, .other]
        case .thermometer: [.temperatureSensor, .thermostat]
        case .hygrometer: [.humiditySensor]
        case .motion: [.motionSensor]
        case .person: [.person]
        case .scene: [.scene]
        case .script: [.script, .automation]
        case .list: [.list]
        }
    }

    /// Whether a device counts as one: as it is described, and as the house knows it. What only gets hot heats no room.
    func counts(_ device: HouseDevice) -> Bool {
        if self == .heating, device.kind == .heater, device.description?.heatsRooms == false { return false }
        // What is no more than a switch: a siren, a valve and a button are none.
        if self == .plugged, device.kind == .other, !device.abilities.contains(.power) { return false }
        return kinds.contains(device.kind) || device.ownKind.map(kinds.contains) == true
    }

    /// Whether "the …" means those of the room one is in; of other kinds a house has one, or all are meant.
    var isOfTheRoom: Bool {
        switch self {
        case .light, .lamp, .heating, .blind, .fan, .player, .outlet, .plugged, .thermometer, .hygrometer: true
        default: false
        }
    }

    /// Whether the singular means all of the room: "the light" is what lights it.
    var isMass: Bool { self == .light || self == .heating }

    /// Whether its words tell sorts apart that the house has as one kind: television and radio, blinds and curtains.
    var hasSorts: Bool { [.player, .blind, .heating, .washer].contains(self) }

    /// Words that names of the sort have; empty when the word is no sort.
    func sort(of word: String) -> Set<String> {
        if word.isEmpty { return [] }
        switch self {
        case .washer: return ["washing", "washer", "laundry"]
        case .player where ["tv", "television", "telly"].contains(word): return ["tv", "television", "telly"]
        default: return Set(word.split(separator: " ").map(String.init))
        }
    }

    /// How people call it, in the singular, the usual first.
    var phrases: [String] {
        switch self {
        case .light: ["light", "lighting"]
        case .lamp: ["lamp", "light bulb", "bulb"]
        case .heating:
            ["heating", "thermostat", "heater", "radiator", "heat", "air conditioning", "air conditioner", "climate"]
        case .blind: ["blind", "shutter", "roller shutter", "curtain", "shade", "roller blind", "drape"]
        case .door: ["door"]
        case .lock: ["lock", "door lock"]
        case .window: ["window"]
        case .garage: ["garage door", "garage", "garage gate"]
        case .alarm: ["alarm", "alarm system", "security system", "burglar alarm"]
        case .oven: ["oven", "stove", "cooker"]
        case .fan: ["fan", "ventilation", "ventilator"]
        case .player:
            [
                "speaker", "tv", "television", "telly", "radio", "music", "stereo", "media player", "sound system",
                "media",
                "movie", "show", "tv show", "song", "track",
            ]
        case .washer: ["washing machine", "washer", "laundry", "washing"]
        case .vacuum: ["vacuum", "vacuum cleaner", "robot vacuum", "hoover", "robot", "vacuum robot"]
        case .mower: ["mower", "lawn mower", "robot mower", "lawn"]
        case .outlet: ["outlet", "socket", "plug", "power outlet"]
        case .plugged: ["switch"]
        case .thermometer: ["thermometer", "temperature sensor"]
        case .hygrometer: ["humidity sensor"]
        case .motion: ["motion sensor", "motion detector"]
        case .person: []
        case .scene: ["scene"]
        case .script: ["script", "automation"]
        case .list: ["to do list", "todo list"]
        }
    }

    /// What may be said behind a name that does not have it: the lamp "Sofa" is a "sofa lamp" too.
    static func suffixes(of kind: DeviceKind) -> [String] {
        switch kind {
        case .light: ["light", "lamp"]
        case .outlet: ["outlet", "socket", "plug"]
        case .heater: ["heater", "heating", "radiator"]
        case .thermostat: ["thermostat", "heating", "radiator"]
        case .blind: ["blind", "shutter", "curtain"]
        case .lock: ["lock", "door", "door lock"]
        case .garageDoor: ["door", "garage door"]
        case .alarm: ["alarm"]
        case .oven: ["oven"]
        case .fan: ["fan"]
        case .mediaPlayer: ["speaker", "player"]
        case .vacuum: ["vacuum"]
        case .mower: ["mower"]
        case .temperatureSensor: ["thermometer", "sensor"]
        case .windowSensor: ["window", "sensor"]
        case .doorSensor: ["door", "sensor"]
        case .motionSensor: ["sensor", "motion sensor"]
        case .list: ["list"]
        case .scene: ["scene"]
        case .script: ["script"]
        case .automation: ["automation"]
        case .calendar: ["calendar"]
        case .camera: ["camera"]
        case .washingMachine, .humiditySensor, .otherSensor, .person, .other, .weather, .update, .number, .choice: []
        }
    }
}
