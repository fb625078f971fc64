import EchoWire
import House

/// What an entity of Home Assistant is for people, by its domain, class and features.
struct HomeAssistantEntity: Sendable {
    let id: String
    let state: HomeAssistantState

    var domain: Substring { id.prefix { $0 != "." } }

    /// Nil for what is no device: the sun, a zone, a person's phone.
    var kind: DeviceKind? {
        switch domain {
        case "light": .light
        case "switch": deviceClass == "outlet" ? .outlet : .other
        case "fan": .fan
        case "climate": .thermostat
        case "cover": Self.doors.contains(deviceClass) ? .garageDoor : .blind
        case "lock": .lock
        case "alarm_control_panel": .alarm
        case "media_player": .mediaPlayer
        case "vacuum": .vacuum
        case "sensor": sensorKind
        case "binary_sensor": detectorKind
        case "person": .person
        case "scene": .scene
        case "script": .script
        case "automation": .automation
        case "input_boolean", "siren", "humidifier", "valve", "water_heater", "button", "input_button", "lawn_mower":
            .other
        default: nil
        }
    }

    var abilities: Set<DeviceAbility> {
        switch domain {
        case "light": lightAbilities
        case "switch", "input_boolean", "siren", "humidifier": [.power]
        case "fan": features(1) ? [.power, .speed] : [.power]
        case "climate": climateAbilities
        case "water_heater": features(1) ? [.temperature] : []
        case "cover", "valve": coverAbilities
        case "lock": features(1) ? [.lock, .openClose] : [.lock]
        case "alarm_control_panel": [.alarm]
        case "media_player": playerAbilities
        case "vacuum", "lawn_mower": [.run]
        case "scene", "script", "button", "input_button": [.activate]
        case "automation": [.power, .activate]
        default: []
        }
    }

    var unit: String? {
        domain == "sensor" ? state.attributes["unit_of_measurement"]?.string.map { String($0.prefix(32)) } : nil
    }

    /// What a scene changes; how, Home Assistant does not say.
    var members: [SceneMember] {
        guard domain == "scene" else { return [] }
        return (state.attributes["entity_id"]?.array ?? []).compactMap(\.string).map {
            SceneMember(device: DeviceID($0))
        }
    }

    /// What cannot be reached can still be told apart from what has never been used.
    var isAvailable: Bool { state.word != "unavailable" }

    /// Nil while it cannot be reached or says nothing. What is only ever started has no state before the first time.
    var word: String? {
        switch state.word {
        case "unavailable": nil
        case "unknown": ["scene", "button", "input_button"].contains(domain) ? "unknown" : nil
        default: state.word
        }
    }

    // MARK: parts

    private static let doors: Set = ["garage", "gate", "door"]

    private var deviceClass: String { state.attributes["device_class"]?.string ?? "" }

    private func features(_ bits: Int) -> Bool {
        (state.attributes["supported_features"]?.integer ?? 0) & bits == bits
    }

    private var sensorKind: DeviceKind {
        switch deviceClass {
        case "temperature": .temperatureSensor
        case "humidity": .humiditySensor
        default: .otherSensor
        }
    }

    private var detectorKind: DeviceKind {
        switch deviceClass {
        case "window": .windowSensor
        case "door", "garage_door", "opening": .doorSensor
        case "motion", "occupancy", "presence", "moving": .motionSensor
        default: .otherSensor
        }
    }

    private var lightAbilities: Set<DeviceAbility> {
        let modes = Set((state.attributes["supported_color_modes"]?.array ?? []).compactMap(\.string))
        var abilities: Set<DeviceAbility> = [.power]
        if !modes.subtracting(["onoff", "unknown"]).isEmpty { abilities.insert(.brightness) }
        if modes.contains("color_temp") { abilities.insert(.colorTemperature) }
        if !modes.isDisjoint(with: ["hs", "xy", "rgb", "rgbw", "rgbww"]) { abilities.insert(.color) }
        return abilities
    }

    private var climateAbilities: Set<DeviceAbility> {
        let modes = (state.attributes["hvac_modes"]?.array ?? []).compactMap(\.string)
        var abilities: Set<DeviceAbility> = features(1) ? [.temperature] : []
        if !modes.isEmpty { abilities.insert(.climateMode) }
        if modes.contains("off"), modes.count > 1 { abilities.insert(.power) }
        return abilities
    }

    private var coverAbilities: Set<DeviceAbility> {
        var abilities: Set<DeviceAbility> = features(3) ? [.openClose] : []
        if features(4) { abilities.insert(.position) }
        return abilities
    }

    private var playerAbilities: Set<DeviceAbility> {
        var abilities: Set<DeviceAbility> = features(128 | 256) ? [.power] : []
        if features(4) { abilities.insert(.volume) }
        if features(1 | 16384) { abilities.insert(.playback) }
        return abilities
    }
}
