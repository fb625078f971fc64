/// The state of a device according to a reading, in the words houses use for states.
public struct DeviceStanding: Hashable, Sendable {
    public let device: HouseDevice
    /// Nil when none has come.
    public let reading: DeviceReading?

    public init(_ device: HouseDevice, _ reading: DeviceReading?) {
        self.device = device
        self.reading = reading
    }

    /// The house's word in lower case; nil while nothing can be said. Of a long one only the beginning.
    public var state: String? {
        guard let state = reading?.state.map({ String($0.prefix(64)).lowercased() }) else { return nil }
        return ["unavailable", "unknown", "none", ""].contains(state) ? nil : state
    }

    public var isAvailable: Bool { state != nil }

    /// It can be reached, and the house does not know how it is: a button nobody has pressed, a person nobody has seen.
    public var isUnknown: Bool {
        guard let word = reading?.state.map({ String($0.prefix(64)).lowercased() }) else { return false }
        return ["unknown", "none", ""].contains(word)
    }

    /// Whether it is so; nil when the reading does not tell.
    public func holds(_ test: StandingTest) -> Bool? {
        guard let state else { return test == .available ? false : nil }
        switch test {
        case .available: return true
        case .on: return isOn(state)
        case .off: return isOn(state).map { !$0 }
        case .open: return isOpen(state)
        case .closed: return isOpen(state).map { !$0 }
        case .locked: return isLocked(state)
        case .unlocked: return isLocked(state).map { !$0 }
        case .jammed: return device.stateKind == .lock ? state == "jammed" : nil
        case .armed: return isArmed(state)
        case .disarmed: return isArmed(state).map { !$0 }
        case .running: return isRunning(state)
        case .done: return state == "paused" ? false : isRunning(state).map { !$0 }
        case .home: return device.stateKind == .person ? state == "home" : nil
        case .away: return device.stateKind == .person ? state != "home" : nil
        case .playing: return device.stateKind == .mediaPlayer ? state == "playing" : nil
        case .paused:
            return [.mediaPlayer, .vacuum, .mower, .washingMachine].contains(device.stateKind) ? state == "paused" : nil
        case .motion: return device.stateKind == .motionSensor ? ["on", "detected", "motion"].contains(state) : nil
        case .colored(let name): return device.stateKind == .light ? isOn(state).map { $0 && color == name } : nil
        case .above(let number): return mainValue.map { $0 > number }
        case .below(let number): return mainValue.map { $0 < number }
        }
    }

    /// The nearest colour that has a name; nil for what is not lit, and where it is not told.
    public var color: String? {
        guard let state, let details = reading?.details, isOn(state) == true else { return nil }
        if let color = details.color, color.count == 3 {
            return HouseLexicon.nearestColor(color[0], color[1], color[2])
        }
        return details.colorTemperature == nil ? nil : "white"
    }

    /// What is measured or set, in the unit of the aspect; nil when it is not known.
    public func value(of aspect: HouseAspect) -> Double? {
        guard let state, let reading else { return nil }
        let details = reading.details
        switch aspect {
        case .temperature:
            return details.measuredTemperature ?? (device.stateKind == .temperatureSensor ? Self.number(state) : nil)
        case .humidity: return device.stateKind == .humiditySensor ? Self.number(state) : nil
        case .brightness: return details.brightness.map(Double.init)
        case .volume: return details.volume.map(Double.init)
        case .position: return details.position.map(Double.init)
        case .speed: return details.speed.map(Double.init)
        case .color, .state: return nil
        }
    }

    /// What a number is compared with when no aspect was said.
    private var mainValue: Double? {
        switch device.stateKind {
        // In degrees of its own, as they are said.
        case .temperatureSensor, .thermostat:
            value(of: .temperature).map { device.isFahrenheit ? AmountRules.fahrenheit($0) : $0 }
        case .humiditySensor: value(of: .humidity)
        case .light: value(of: .brightness)
        case .blind, .garageDoor: value(of: .position)
        case .mediaPlayer: value(of: .volume)
        case .fan: value(of: .speed)
        default: state.flatMap(Self.number)
        }
    }

    private static func number(_ state: String) -> Double? { Double(state).flatMap { $0.isFinite ? $0 : nil } }

    // MARK: state words

    private func isOn(_ state: String) -> Bool? {
        switch device.stateKind {
        case .windowSensor, .doorSensor, .motionSensor, .temperatureSensor, .humiditySensor, .lock, .blind, .garageDoor,
            .person, .scene:
            return nil
        case .alarm: return isArmed(state)
        case .washingMachine, .vacuum, .mower: return state == "on" ? true : isRunning(state)
        default: return Self.on.contains(state) ? true : Self.off.contains(state) ? false : nil
        }
    }

    private func isOpen(_ state: String) -> Bool? {
        switch device.stateKind {
        case .windowSensor, .doorSensor:
            ["open", "on"].contains(state) ? true : ["closed", "off"].contains(state) ? false : nil
        case .blind, .garageDoor:
            ["open", "opening", "closing", "stopped"].contains(state) ? true : state == "closed" ? false : nil
        // A locked door may stand ajar, and an unlocked one be shut.
        case .lock: state == "open" ? true : nil
        default: nil
        }
    }

    private func isLocked(_ state: String) -> Bool? {
        guard device.stateKind == .lock else { return nil }
        if state == "locked" { return true }
        return ["unlocked", "locking", "unlocking", "open", "opening"].contains(state) ? false : nil
    }

    private func isArmed(_ state: String) -> Bool? {
        guard device.stateKind == .alarm else { return nil }
        if state.hasPrefix("armed") || state == "triggered" || state == "pending" { return true }
        return ["disarmed", "arming", "disarming", "off"].contains(state) ? false : nil
    }

    private func isRunning(_ state: String) -> Bool? {
        guard [.washingMachine, .vacuum, .mower, .oven, .script, .fan].contains(device.stateKind) else { return nil }
        // A plug that measures: a machine that does nothing takes next to nothing.
        if let watts { return watts > Self.idleWatts }
        if Self.running.contains(state) { return true }
        return Self.notRunning.contains(state) ? false : nil
    }

    /// What a machine takes, where that is all that is known of it.
    var watts: Double? {
        guard device.kind == .washingMachine, let unit = device.unit, let number = state.flatMap(Self.number) else {
            return nil
        }
        return unit == "W" ? number : unit == "kW" ? number * 1000 : nil
    }

    /// A lamp inside and a screen take less.
    private static let idleWatts = 5.0

    private static let on: Set<String> = [
        "on", "heat", "cool", "auto", "heat_cool", "dry", "fan_only", "heating", "cooling", "playing", "paused", "idle",
        "buffering", "preheating",
    ]
    private static let off: Set<String> = ["off", "standby"]
    private static let running: Set<String> = [
        "running", "run", "on", "cleaning", "washing", "rinsing", "spinning", "drying", "returning", "preheating",
        "heating", "in_use", "mowing", "program_running", "rinse", "spin", "wash", "start",
    ]
    private static let notRunning: Set<String> = [
        "off", "idle", "done", "finished", "complete", "completed", "end", "ended", "docked", "standby", "paused",
        "ready", "stop", "stopped", "inactive", "program_ended", "power_off", "not_connected", "finish",
    ]
}
