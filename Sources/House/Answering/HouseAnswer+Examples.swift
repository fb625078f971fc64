/// Sentences that can be said to this house, with its names.
extension HouseAnswer {
    /// Longer names are in no example.
    private static let longestName = 25

    /// What is answered where only the devices of a question were understood. Nothing is told of how they are: that may
    /// not have been asked.
    func askingBack(_ devices: [DeviceID]) -> String {
        let example = devices.first.map { " Ask “\(question(of: $0))”, for example." } ?? ""
        guard devices.count == 1, let only = devices.first else {
            return "Which one do you mean, and what about it?" + example
        }
        return "What about \(name(only))?" + example
    }

    /// What can be said, in two sentences.
    var sayings: String {
        let lamp = first([.light]) { $0.abilities.contains(.brightness) } ?? first([.light, .outlet, .fan])
        let now = [lamp.map(order), first(Self.askable).map { question(of: $0.id) }, "undo that"]
            .compactMap(\.self).map { "“\($0)”" }
        guard now.count > 1 else { return "There is nothing in the house that could be switched or asked about." }
        let later = [lamp.map { "turn off \(name($0.id)) in ten minutes" }, watch].compactMap(\.self).map { "“\($0)”" }
        let alsoLater = later.isEmpty ? "" : " It works for later, too: \(later.joined(separator: ", "))."
        return "You can switch what is here and ask how it is: \(now.joined(separator: ", ")).\(alsoLater)"
    }

    /// A question that its reading answers: "is the kitchen window open?".
    func question(of id: DeviceID) -> String {
        guard let device = vocabulary.devices[id] else { return "which lights are on?" }
        let (name, verb) = (name(id), isPlural(id) ? "are" : "is")
        switch device.kind {
        case .light, .outlet, .heater, .oven, .fan, .mediaPlayer, .other, .automation: return "\(verb) \(name) on?"
        case .list: return "what is on \(name)?"
        case .blind, .garageDoor, .windowSensor, .doorSensor: return "\(verb) \(name) open?"
        case .lock: return "\(verb) \(name) locked?"
        case .alarm: return "\(verb) \(name) armed?"
        case .washingMachine, .vacuum, .mower: return "\(verb) \(name) running?"
        case .person: return "is \(name) home?"
        case .thermostat: return "what \(verb) \(name) set to?"
        case .weather: return "what is the weather?"
        case .calendar: return "what is on \(name)?"
        case .temperatureSensor, .humiditySensor, .motionSensor, .otherSensor, .scene, .script, .camera, .update,
            .number, .choice:
            return "how \(verb) \(name)?"
        }
    }

    private static let askable: [DeviceKind] = [
        .windowSensor, .doorSensor, .garageDoor, .blind, .lock, .light, .outlet, .fan, .washingMachine, .thermostat,
    ]

    private func order(_ device: HouseDevice) -> String {
        let name = name(device.id)
        return device.abilities.contains(.brightness) ? "dim \(name) to 30 percent" : "turn on \(name)"
    }

    private var watch: String? {
        if let machine = first([.washingMachine, .vacuum]) { return "when \(name(machine.id)) is done, tell me" }
        return first([.doorSensor, .windowSensor]).map { "tell me when \(name($0.id)) opens" }
    }

    /// The first of the kinds, in their order, that has a name one can say.
    private func first(_ kinds: [DeviceKind], _ isFit: @escaping (HouseDevice) -> Bool = { _ in true }) -> HouseDevice?
    {
        for kind in kinds {
            let found = vocabulary.inventory.devices.lazy.filter { $0.kind == kind && isFit($0) }.prefix(50).first {
                let name = name($0.id)
                return HouseSpokenNames.spoken($0.name) != nil && name.count <= Self.longestName
                    && !name.hasPrefix("“")
            }
            if let found { return found }
        }
        return nil
    }
}
