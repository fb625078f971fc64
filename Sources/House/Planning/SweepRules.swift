/// The devices that "turn off everything" leaves alone: those that keep food, animals, people or the network going.
enum SweepRules {
    /// What is done to all devices of a place or a kind at once, none of them named.
    static func isSweep(_ request: HouseRequest, _ thing: ThingReference) -> Bool {
        guard [.off, .toggle].contains(request.wishes.first), thing.names.isEmpty, thing.chosen == nil else {
            return false
        }
        return isOfEverything(thing) || (thing.kind != nil && (thing.isAll || thing.isPlural || thing.isBoth))
    }

    /// Nobody has in mind all that it takes: it is asked about, with the list.
    static func asksFirst(_ thing: ThingReference) -> Bool {
        isOfEverything(thing) || thing.kind == .outlet || thing.kind == .plugged
    }

    private static func isOfEverything(_ thing: ThingReference) -> Bool {
        thing.isEverything || (thing.isAll && !thing.hasThing)
    }

    /// Whether it is switched off by its name only: so says the house, its kind, what a person said of it, or its name.
    static func isSpared(_ device: HouseDevice) -> Bool {
        if device.isEssential == true { return true }
        if device.kind == .washingMachine || device.kind == .lock || device.kind == .alarm { return true }
        let names = device.description.map { [$0.noun] } ?? [device.name] + device.aliases
        return names.contains { isSpared(HouseNameReader.words(of: $0), device.kind) }
    }

    private static func isSpared(_ words: [String], _ kind: DeviceKind) -> Bool {
        let isLit = kind == .light || kind == .mediaPlayer
        if pairs.contains(where: { pair in zip(words, words.dropFirst()).contains { $0 == pair[0] && $1 == pair[1] } })
        {
            return !isLit || words.contains("tank")
        }
        return !(isLit ? alive : alive.union(appliances)).isDisjoint(with: words)
    }

    /// In the singular. A lamp of them is one, too: it is their day.
    private static let alive: Set<String> = [
        "aquarium", "terrarium", "vivarium", "paludarium", "incubator", "brooder", "emergency", "hydroponic",
        "hydroponics",
    ]
    private static let appliances: Set<String> = [
        // Food, water and heat.
        "fridge", "refrigerator", "freezer", "minibar", "icebox", "cooler", "pump", "sump", "boiler", "furnace",
        "valve",
        "septic", "softener", "sprinkler", "dishwasher", "washer",
        // The network, and what runs on it.
        "router", "modem", "gateway", "wifi", "wlan", "network", "internet", "fibre", "fiber", "ont", "dsl", "repeater",
        "mesh", "server", "nas", "ups", "hub", "bridge", "raspberry", "pi", "homeassistant", "inverter",
        // People, and what watches over them.
        "alarm", "siren", "security", "camera", "cctv", "nvr", "doorbell", "intercom", "smoke", "cpap",
        "oxygen", "dialysis", "medical", "phone", "telephone", "stairlift", "lift", "radon", "compressor",
    ]
    private static let pairs = [
        ["fish", "tank"], ["hot", "water"], ["water", "heater"], ["heat", "pump"], ["access", "point"],
        ["home", "assistant"], ["wi", "fi"], ["deep", "freeze"], ["wine", "cabinet"], ["baby", "monitor"],
        ["washing", "machine"],
        ["tumble", "drier"],
    ]
}
