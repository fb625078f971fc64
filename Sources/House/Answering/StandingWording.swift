/// How a device is, in words that stand behind "is".
enum StandingWording {
    static func text(_ standing: DeviceStanding) -> String {
        guard let state = standing.state else { return unknown(standing) }
        switch standing.device.stateKind {
        case .light: return lit(standing, state)
        case .thermostat: return heating(standing, state)
        case .blind, .garageDoor: return covering(standing, state)
        case .otherSensor where standing.device.hazard != nil:
            return standing.holds(.on).map { $0 ? "warning of \(standing.device.hazard?.name ?? "danger")" : "clear" }
                ?? word(state)
        case .temperatureSensor, .humiditySensor, .otherSensor, .number: return measured(standing, state)
        case .windowSensor, .doorSensor: return standing.holds(.open).map { $0 ? "open" : "closed" } ?? word(state)
        case .motionSensor: return standing.holds(.motion) == true ? "seeing motion" : "seeing no motion"
        case .person: return state == "home" ? "at home" : state == "not_home" ? "away" : "at “\(word(state))”"
        case .weather: return weather(standing, state)
        case .calendar: return state == "on" ? "busy" : "free"
        case .update: return state == "on" ? "not up to date" : "up to date"
        case .choice: return standing.reading?.state.map { "set to “\(HouseLine.text($0))”" } ?? word(state)
        case .mediaPlayer: return with(standing.value(of: .volume), "% volume", word(state))
        case .list: return Int(state).map { $0 == 1 ? "1 thing long" : "\($0) things long" } ?? word(state)
        case .washingMachine where standing.watts != nil:
            return standing.holds(.running) == true ? "running" : "not running"
        case .washingMachine where standing.device.abilities.isEmpty && ["on", "off"].contains(state):
            return state == "on" ? "running" : "not running"
        case .scene, .script: return standing.holds(.running) == true ? "running" : "not running"
        default: return word(state)
        }
    }

    /// In a row of the panel, which has room for little: "20.5 °C, set to 21 °C".
    static func brief(_ standing: DeviceStanding) -> String {
        guard standing.device.kind == .thermostat, let state = standing.state,
            let measured = standing.value(of: .temperature)
        else { return text(standing) }
        let target = standing.reading?.details.targetTemperature.map {
            "set to \(HouseNumberText.degrees($0, standing.device))"
        }
        return
            "\(HouseNumberText.degrees(measured, standing.device)), \(state == "off" ? "off" : target ?? word(state))"
    }

    private static func unknown(_ standing: DeviceStanding) -> String {
        guard standing.reading != nil else { return "not known yet" }
        let isScene = [.scene, .script].contains(standing.device.kind)
        guard standing.isUnknown else { return "not reachable" }
        return isScene ? "not used yet" : "not known"
    }

    /// The house's word, harmless and readable.
    static func word(_ state: String) -> String {
        HouseLine.text(state.split(separator: "_").joined(separator: " "))
    }

    private static func lit(_ standing: DeviceStanding, _ state: String) -> String {
        guard standing.holds(.on) == true else { return word(state) }
        return with(standing.value(of: .brightness), "%", "on")
    }

    private static func with(_ value: Double?, _ unit: String, _ word: String) -> String {
        value.map { "\(word) at \(HouseNumberText.text($0)) \(unit)" } ?? word
    }

    private static func heating(_ standing: DeviceStanding, _ state: String) -> String {
        let target = standing.reading?.details.targetTemperature
        let parts = [
            state == "off"
                ? "off" : target.map { "set to \(HouseNumberText.degrees($0, standing.device))" } ?? word(state),
            standing.value(of: .temperature).map { "it is \(HouseNumberText.degrees($0, standing.device)) there" },
        ].compactMap { $0 }
        return parts.joined(separator: "; ")
    }

    /// "sunny, at 21 °C".
    private static func weather(_ standing: DeviceStanding, _ state: String) -> String {
        let degrees = standing.reading?.details.measuredTemperature.map {
            ", at \(HouseNumberText.degrees($0, standing.device))"
        }
        return WeatherWording.text(state) + (degrees ?? "")
    }

    private static func covering(_ standing: DeviceStanding, _ state: String) -> String {
        guard state == "open", let position = standing.value(of: .position), position < 100 else { return word(state) }
        return "\(HouseNumberText.text(position)) % open"
    }

    private static func measured(_ standing: DeviceStanding, _ state: String) -> String {
        guard let unit = unit(standing) else { return word(state) }
        return Double(state).map { "\(HouseNumberText.text($0)) \(unit)" } ?? word(state)
    }

    private static func unit(_ standing: DeviceStanding) -> String? {
        if let unit = standing.device.unit { return HouseLine.text(unit) }
        switch standing.device.kind {
        case .temperatureSensor: return "°C"
        case .humiditySensor: return "%"
        default: return nil
        }
    }
}
