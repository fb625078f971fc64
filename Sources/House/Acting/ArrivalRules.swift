extension DeviceAction {
    /// Whether a reading shows what it asks for, or that a device of the kind is on its way there.
    public func isShown(by reading: DeviceReading, of kind: DeviceKind?) -> Bool {
        let arrival = ArrivalRules.arrival(self, kind, reading)
        return arrival == .arrived || arrival == .onTheWay
    }
}

/// Whether a reading shows what an order asked for; devices round what they are told.
enum ArrivalRules {
    /// Points of a hundred that a share may be off.
    static let share = 2.0
    /// °C
    static let roomDegrees = 0.26
    static let ovenDegrees = 3.0
    /// Of 255; colours are converted on their way.
    static let color = 12.0
    private static let unknown: Set = ["unknown", "none", ""]

    /// - Parameter slack: of how far a device may be off, 0 for not at all.
    static func arrival(
        _ action: DeviceAction, _ kind: DeviceKind?, _ reading: DeviceReading, slack: Double = 1
    ) -> OrderArrival {
        guard let state = word(reading), state != "unavailable" else { return .unavailable }
        if moving(action).contains(state) { return .onTheWay }
        if state == "jammed" { return .jammed }
        // Nobody knows how it is; a scene that was never activated says the same.
        if unknown.contains(state), !isUnseen(action) { return .elsewhere }
        return isThere(action, kind, state, reading.details, slack) ? .arrived : .elsewhere
    }

    /// Whether an order is not needed at all. A device that says nothing of the value is not taken to have it.
    static func isSo(_ action: DeviceAction, _ standing: DeviceStanding) -> Bool {
        guard let reading = standing.reading, !isUnseen(action), action != .stopMoving else { return false }
        // What is off does not hold the temperature it would.
        if case .setTemperature = action, standing.holds(.on) == false { return false }
        return wasSo(action, standing.device.kind, reading, slack: 0)
    }

    /// Whether no reading shows that it was done.
    static func isUnseen(_ action: DeviceAction) -> Bool {
        switch action {
        case .activate, .nextTrack, .previousTrack, .addItem, .completeItem, .reopenItem, .removeItem,
            .announce:
            true
        default: false
        }
    }

    /// Whether a device was as it is to be before it was told. A lock that has opened its door may be seen unlocked, but
    /// one that was unlocked has opened nothing.
    static func wasSo(
        _ action: DeviceAction, _ kind: DeviceKind?, _ before: DeviceReading, slack: Double = 1
    ) -> Bool {
        if action == .open, kind == .lock, word(before) != "open" { return false }
        return arrival(action, kind, before, slack: slack) == .arrived
    }

    /// Whether two readings are the same in what the action is about.
    static func isSame(_ action: DeviceAction, _ one: DeviceReading, _ other: DeviceReading) -> Bool {
        word(one) == word(other) && aspect(action, one.details) == aspect(action, other.details)
    }

    /// The beginning is enough, whatever a house says.
    static func word(_ reading: DeviceReading) -> String? { reading.state.map { String($0.prefix(64)).lowercased() } }

    static func moving(_ action: DeviceAction) -> Set<String> {
        switch action {
        case .lock, .unlock: ["locking", "unlocking", "opening"]
        case .open: ["opening", "closing", "unlocking"]
        case .close, .setPosition, .stopMoving: ["opening", "closing"]
        case .arm, .armAs, .disarm: ["arming", "pending", "disarming"]
        case .returnHome: ["returning"]
        case .play: ["buffering"]
        default: []
        }
    }

    // MARK: arrived

    private static func isThere(
        _ action: DeviceAction, _ kind: DeviceKind?, _ state: String, _ details: DeviceDetails, _ slack: Double
    ) -> Bool {
        switch action {
        case .turnOn: return state == "on" || (isManyWaysOn(kind) && !isOff(state))
        case .turnOff: return isOff(state)
        case .setBrightness(0), .setSpeed(0): return isOff(state)
        case .setBrightness(let value): return state == "on" && isNear(details.brightness, value, share * slack)
        case .setSpeed(let value): return !isOff(state) && isNear(details.speed, value, share * slack)
        case .setVolume(let value): return isNear(details.volume, value, share * slack)
        case .setColor(let red, let green, let blue):
            guard state == "on", let now = details.color, now.count == 3 else { return false }
            return zip(now, [red, green, blue]).allSatisfy { isNear($0, $1, color * slack) }
        case .setColorTemperature(let kelvin):
            return state == "on" && isNear(details.colorTemperature, kelvin, Double(kelvin) * 0.03 * slack)
        case .setTemperature(let degrees):
            let reach = kind == .oven ? ovenDegrees : roomDegrees
            return details.targetTemperature.map { abs($0 - degrees) <= reach * slack } ?? false
        case .setClimateMode(let mode): return state == mode.rawValue || (mode == .auto && state == "heat_cool")
        case .mute: return details.isMuted == true
        case .unmute: return details.isMuted == false
        // What the house took is done: no reading shows it.
        case .activate, .nextTrack, .previousTrack, .addItem, .completeItem, .reopenItem, .removeItem,
            .announce:
            return true
        case .open where kind == .lock: return state == "open" || state == "unlocked"
        case .setValue(let number): return Double(state).map { abs($0 - number) < 0.001 } ?? false
        case .choose(let option): return state == String(option.prefix(64)).lowercased()
        default: return hasMoved(action, state, details, slack)
        }
    }

    private static func hasMoved(
        _ action: DeviceAction, _ state: String, _ details: DeviceDetails, _ slack: Double
    ) -> Bool {
        switch action {
        case .open: state == "open" && details.position.map { $0 >= 99 } ?? true
        case .close: state == "closed" && details.position.map { $0 <= 1 } ?? true
        case .setPosition(let value): isNear(details.position, value, share * slack)
        case .stopMoving: true
        case .lock: state == "locked"
        case .unlock: state == "unlocked" || state == "open"
        case .arm: state.hasPrefix("armed")
        case .armAs(let mode): state == "armed_\(mode.rawValue)"
        case .disarm: state == "disarmed"
        case .play: state == "playing"
        case .pause: state == "paused" || state == "idle"
        case .start, .clean: ["running", "run", "on", "cleaning", "washing", "in_use", "mowing"].contains(state)
        case .returnHome: ["docked", "idle", "off", "done"].contains(state)
        default: false
        }
    }

    private static func isManyWaysOn(_ kind: DeviceKind?) -> Bool {
        [.thermostat, .mediaPlayer, .oven, .fan, .other, nil].contains(kind)
    }

    private static func isOff(_ state: String) -> Bool { ["off", "standby"].contains(state) }

    private static func isNear(_ now: Int?, _ wanted: Int, _ reach: Double) -> Bool {
        now.map { abs(Double($0) - Double(wanted)) <= reach } ?? false
    }

    private static func aspect(_ action: DeviceAction, _ details: DeviceDetails) -> DeviceDetails {
        var only = DeviceDetails()
        switch action {
        case .setBrightness: only.brightness = details.brightness
        case .setColor, .setColorTemperature:
            (only.color, only.colorTemperature) = (details.color, details.colorTemperature)
        case .setTemperature: only.targetTemperature = details.targetTemperature
        case .open, .close, .setPosition: only.position = details.position
        case .setVolume: only.volume = details.volume
        case .mute, .unmute: only.isMuted = details.isMuted
        case .setSpeed: only.speed = details.speed
        default: break
        }
        return only
    }
}
