import EchoWire
import Foundation
import House

/// An entity of Home Assistant as people see it, by its domain, class and features.
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
        case "lawn_mower": .mower
        case "todo": .list
        case "weather": .weather
        case "calendar": .calendar
        case "camera": .camera
        case "update": .update
        case "number", "input_number": .number
        case "select", "input_select": .choice
        // It speaks, and plays what it is told.
        case "assist_satellite": .mediaPlayer
        case "sensor": sensorKind
        case "binary_sensor": detectorKind
        case "person": .person
        case "scene": .scene
        case "script": .script
        case "automation": .automation
        case "input_boolean", "siren", "humidifier", "valve", "water_heater", "button", "input_button":
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
        // Creating, deleting and updating.
        case "todo": features(7) ? [.items] : []
        case "automation": [.power, .activate]
        case "number", "input_number": [.value]
        case "select", "input_select": [.option]
        case "assist_satellite": features(1) ? [.announcement] : []
        default: []
        }
    }

    var unit: String? {
        ["sensor", "number", "input_number"].contains(domain)
            ? state.attributes["unit_of_measurement"]?.string.map { String($0.prefix(32)) } : nil
    }

    /// °C that it can be set to; nil where it does not say.
    func temperatures(_ units: HomeAssistantUnits) -> ClosedRange<Double>? {
        guard let least = state.attributes["min_temp"]?.number.flatMap(units.celsius),
            let most = state.attributes["max_temp"]?.number.flatMap(units.celsius), least < most
        else { return nil }
        return least...most
    }

    /// What a number can be set to; nil where it does not say.
    var numbers: ClosedRange<Double>? {
        guard let least = state.attributes["min"]?.number, let most = state.attributes["max"]?.number,
            least.isFinite, most.isFinite, least < most
        else { return nil }
        return least...most
    }

    var options: [String] { (state.attributes["options"]?.array ?? []).compactMap(\.string) }

    /// A vacuum that can be sent to areas.
    var cleansAreas: Bool { domain == "vacuum" && features(16_384) }

    /// A player that takes media from elsewhere.
    var playsWhatItIsTold: Bool { domain == "media_player" && features(512) }

    /// The least and the most that it holds, in the house's own degrees, where it heats and cools; nil where it holds one.
    var held: (low: Double, high: Double)? {
        guard state.word == "heat_cool" || !features(1), let low = state.attributes["target_temp_low"]?.number,
            let high = state.attributes["target_temp_high"]?.number, low.isFinite, high.isFinite, low <= high
        else { return nil }
        return (low, high)
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

    /// What it warns of; nil for what warns of nothing.
    var hazard: HouseHazard? {
        guard domain == "binary_sensor" else { return nil }
        return switch deviceClass {
        case "smoke": .smoke
        case "gas": .gas
        case "carbon_monoxide": .carbonMonoxide
        case "moisture": .moisture
        case "safety": .safety
        case "tamper": .tamper
        case "problem": .problem
        case "battery": .battery
        default: nil
        }
    }

    /// The code of its own that a lock or an alarm asks for.
    var code: DeviceCode? {
        guard domain == "lock" || domain == "alarm_control_panel",
            let format = state.attributes["code_format"]?.string, !format.isEmpty
        else { return nil }
        // A lock tells what its code looks like as a pattern.
        let isNumber = format == "number" || format.contains("\\d") || format.contains("0-9")
        return DeviceCode(
            isNumber: isNumber, isForArming: state.attributes["code_arm_required"]?.bool ?? (domain == "lock"))
    }

    /// A name without what it tells of the machine: "Dishwasher" of "Dishwasher operation state".
    func machineName(_ name: String) -> String? {
        guard kind == .washingMachine else { return nil }
        let lower = name.lowercased()
        guard let ending = Self.endings.first(where: { lower.hasSuffix(" " + $0) }) else { return nil }
        let bare = name.dropLast(ending.count + 1).trimmingCharacters(in: .whitespaces)
        return bare.isEmpty ? nil : bare
    }

    // MARK: parts

    private static let endings = [
        "operation state", "machine state", "job state", "current status", "run state", "status", "state", "running",
        "current consumption", "power consumption", "power", "leistung", "betriebszustand", "zustand",
    ]

    /// A sensor that tells what a machine does, by a word or by what it takes.
    private var isMachine: Bool {
        let isPower = deviceClass == "power" && ["W", "kW"].contains(unit ?? "")
        let options = Set((state.attributes["options"]?.array ?? []).compactMap(\.string))
        let isProgress =
            (deviceClass == "enum" || deviceClass.isEmpty) && !options.isDisjoint(with: Self.running)
            && !options.isDisjoint(with: Self.over)
        guard isPower || isProgress else { return false }
        let name = (id + " " + (state.attributes["friendly_name"]?.string ?? "")).lowercased()
            .replacingOccurrences(of: "_", with: " ")
        return Self.machines.contains(where: name.contains)
    }

    private static let running: Set = ["run", "running", "in_use", "wash", "washing", "program_running", "start"]
    private static let over: Set = [
        "finished", "finish", "done", "end", "ended", "program_ended", "stop", "stopped", "idle", "inactive", "off",
        "ready", "power_off", "none",
    ]
    private static let machines = [
        "washing machine", "washer", "dryer", "tumble", "waschmaschine", "trockner", "geschirrsp", "spülmaschine",
        "lave-linge", "lave linge", "lave-vaisselle", "lave vaisselle", "lavadora", "lavavajillas", "secadora",
    ]

    private static let doors: Set = ["garage", "gate", "door"]

    private var deviceClass: String { state.attributes["device_class"]?.string ?? "" }

    private func features(_ bits: Int) -> Bool {
        (state.attributes["supported_features"]?.integer ?? 0) & bits == bits
    }

    private var sensorKind: DeviceKind {
        switch deviceClass {
        case _ where isMachine: .washingMachine
        case "temperature": .temperatureSensor
        case "humidity": .humiditySensor
        default: .otherSensor
        }
    }

    private var detectorKind: DeviceKind {
        switch deviceClass {
        case "window": .windowSensor
        case "door", "garage_door", "opening": .doorSensor
        case "running": .washingMachine
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
        var abilities: Set<DeviceAbility> = features(1) || features(2) ? [.temperature] : []
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
        if features(8) { abilities.insert(.mute) }
        if features(16 | 32) { abilities.insert(.tracks) }
        if features(1 | 16384) { abilities.insert(.playback) }
        return abilities
    }
}
