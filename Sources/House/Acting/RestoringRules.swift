/// The actions that bring a device back to how a reading shows it, or end something begun.
enum RestoringRules {
    /// Empty when it is so; nil when there is no way back.
    static func actions(
        _ device: HouseDevice, to before: DeviceReading, from current: DeviceReading
    ) -> [DeviceAction]? {
        guard let state = ArrivalRules.word(before) else { return nil }
        guard let wanted = wanted(device, state, before.details) else {
            return nil
        }
        return wanted.filter { action in
            action.ability(of: device) != nil && ArrivalRules.arrival(action, device.kind, current) != .arrived
        }
    }

    /// What ends a change that is for a while. Nil when it is not known how it was, or when there is no way back.
    static func reversal(of action: DeviceAction, _ device: HouseDevice, from before: DeviceReading?) -> DeviceAction? {
        if let opposite = opposite(of: action, device.kind) { return opposite }
        guard let before, let state = ArrivalRules.word(before), action != .activate,
            let wanted = wanted(device, state, before.details)
        else { return nil }
        // A lamp, or a fan, that was off is put off again.
        return wanted.first { isAlike($0, action) } ?? wanted.first { $0 == .turnOff || $0 == .setClimateMode(.off) }
    }

    static func opposite(of action: DeviceAction, _ kind: DeviceKind) -> DeviceAction? {
        switch action {
        case .open where kind == .lock: .lock
        case .turnOn: .turnOff
        case .turnOff: .turnOn
        case .open: .close
        case .close: .open
        case .lock: .unlock
        case .unlock: .lock
        case .arm, .armAs: .disarm
        case .disarm: .arm
        case .play: .pause
        case .pause: .play
        case .mute: .unmute
        case .unmute: .mute
        case .nextTrack: .previousTrack
        case .previousTrack: .nextTrack
        case .start, .clean: .returnHome
        case .addItem(let item): .removeItem(item)
        case .completeItem(let item): .reopenItem(item)
        case .reopenItem(let item): .completeItem(item)
        case .removeItem(let item): .addItem(item)
        default: nil
        }
    }

    private static func isAlike(_ one: DeviceAction, _ other: DeviceAction) -> Bool {
        let color: Set<DeviceAbility> = [.color, .colorTemperature]
        return one.usualAbility == other.usualAbility
            || (color.contains(one.usualAbility) && color.contains(other.usualAbility))
    }

    private static func wanted(
        _ device: HouseDevice, _ state: String, _ details: DeviceDetails
    ) -> [DeviceAction]? {
        switch device.stateKind {
        case .light: light(state, details)
        case .thermostat: climate(state, details)
        case .blind, .garageDoor: position(device, state, details)
        case .lock: ["locked": [.lock], "unlocked": [.unlock]][state]
        case .alarm where AlarmMode(state: state) != nil: AlarmMode(state: state).map { [.armAs($0)] }
        case .alarm: state.hasPrefix("armed") ? [.arm] : ["disarmed": [.disarm]][state]
        case .oven:
            state == "off" ? [.turnOff] : [details.targetTemperature.map(DeviceAction.setTemperature) ?? .turnOn]
        case .mediaPlayer: media(state, details)
        case .washingMachine, .vacuum, .mower: run(device.kind, state)
        case .outlet, .heater, .fan, .other: power(state, details)
        case .number: Double(state).map { [.setValue($0)] }
        case .choice: device.options?.first { $0.lowercased() == state }.map { [.choose($0)] }
        case .scene, .script, .automation, .list, .temperatureSensor, .humiditySensor, .windowSensor, .doorSensor,
            .motionSensor, .otherSensor, .person, .weather, .calendar, .camera, .update:
            nil
        }
    }

    private static func light(_ state: String, _ details: DeviceDetails) -> [DeviceAction]? {
        guard state == "on" else { return state == "off" ? [.turnOff] : nil }
        var actions: [DeviceAction] = []
        if let color = details.color, color.count == 3 {
            actions.append(.setColor(red: color[0], green: color[1], blue: color[2]))
        } else if let kelvin = details.colorTemperature {
            actions.append(.setColorTemperature(kelvin))
        }
        if let brightness = details.brightness, brightness > 0 { actions.append(.setBrightness(brightness)) }
        return actions.isEmpty ? [.turnOn] : actions
    }

    private static func climate(_ state: String, _ details: DeviceDetails) -> [DeviceAction]? {
        guard let mode = state == "heat_cool" ? .auto : ClimateMode(rawValue: state) else { return nil }
        guard mode != .off, let target = details.targetTemperature else { return [.setClimateMode(mode)] }
        return [.setClimateMode(mode), .setTemperature(target)]
    }

    private static func position(
        _ device: HouseDevice, _ state: String, _ details: DeviceDetails
    ) -> [DeviceAction]? {
        if device.abilities.contains(.position), let position = details.position { return [.setPosition(position)] }
        return ["open": [.open], "closed": [.close]][state]
    }

    private static func media(_ state: String, _ details: DeviceDetails) -> [DeviceAction]? {
        let muted = details.isMuted.map { [$0 ? DeviceAction.mute : .unmute] } ?? []
        let volume = (details.volume.map { [DeviceAction.setVolume($0)] } ?? []) + muted
        switch state {
        case "off", "standby": return [.turnOff]
        case "playing": return volume + [.play]
        case "paused", "idle", "on": return volume + [.turnOn, .pause]
        default: return nil
        }
    }

    private static func run(_ kind: DeviceKind, _ state: String) -> [DeviceAction]? {
        switch state {
        case "running", "cleaning", "washing": [.start]
        case "paused": [.pause]
        case "idle", "docked", "returning", "done", "off":
            kind != .washingMachine || state != "done" ? [.returnHome] : nil
        default: nil
        }
    }

    private static func power(_ state: String, _ details: DeviceDetails) -> [DeviceAction]? {
        switch state {
        case "off": [.turnOff]
        case "on": [.turnOn] + (details.speed.map { [DeviceAction.setSpeed($0)] } ?? [])
        default: nil
        }
    }
}
