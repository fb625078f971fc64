/// Turns a wish into what one device takes, given how it is.
enum StepRules {
    enum Decision: Hashable, Sendable {
        case step(DeviceAction)
        case leftOut(PlanOmission.Reason)
    }

    /// - Parameter isLater: it is done when the reading holds no more, so that only relative changes look at it.
    static func decide(
        _ wish: HouseWish, _ device: HouseDevice, _ reading: DeviceReading?, isLater: Bool = false
    ) -> Decision {
        let standing = DeviceStanding(device, reading)
        if isAway(standing), !isLater { return .leftOut(.unavailable) }
        let decision = action(wish, device, standing)
        guard case .step(let action) = decision, !isLater else { return decision }
        guard ArrivalRules.isSo(action, standing) else { return decision }
        return .leftOut(wish == .open && action == .unlock ? .onlyUnlocked : .alreadySo)
    }

    /// What was never read may be told what to do; what is known to be away may not. A scene that was never activated says
    /// nothing of itself.
    private static func isAway(_ standing: DeviceStanding) -> Bool {
        guard let reading = standing.reading, !standing.isAvailable else { return false }
        return !standing.device.abilities.contains(.activate) || reading.state?.lowercased() != "unknown"
    }

    /// What stands against an exact order; nil when nothing does.
    static func obstacle(
        _ action: DeviceAction, _ device: HouseDevice, _ reading: DeviceReading?, isLater: Bool
    ) -> PlanOmission.Reason? {
        let standing = DeviceStanding(device, reading)
        if !device.abilities.contains(ability(action, device)) || !isFit(action, device.stateKind) { return .notTaken }
        if case .setTemperature(let degrees) = action {
            let range = AmountRules.temperatures(of: device)
            if !range.contains(degrees) { return .outOfRange }
        }
        if isLater { return nil }
        if isAway(standing) { return .unavailable }
        return ArrivalRules.isSo(action, standing) ? .alreadySo : nil
    }

    private static func ability(_ action: DeviceAction, _ device: HouseDevice) -> DeviceAbility {
        action == .pause && !device.abilities.contains(.playback) ? .run : action.usualAbility
    }

    /// Whether such a device takes it at all.
    static func takes(_ wish: HouseWish, _ device: HouseDevice) -> Bool {
        if wish == .toggle { return device.abilities.contains(.power) }
        return ![.leftOut(.notTaken), .leftOut(.onlyOpens)].contains(decide(wish, device, nil))
    }

    private static func action(_ wish: HouseWish, _ device: HouseDevice, _ standing: DeviceStanding) -> Decision {
        switch wish {
        case .toggle: return toggled(device, standing)
        case .amount(let number, let unit): return AmountRules.amount(number, unit, device)
        case .change(let aspect, let isUp, let by, let strength):
            return AmountRules.change(aspect, isUp: isUp, by: by, strength, device, standing)
        case .color(let red, let green, let blue):
            return take(.setColor(red: red, green: green, blue: blue), if: .color, device)
        case .white(let kelvin): return take(.setColorTemperature(kelvin), if: .colorTemperature, device)
        case .mode(let mode): return take(.setClimateMode(mode), if: .climateMode, device)
        default: return plain(wish, device).map(Decision.step) ?? .leftOut(refusal(wish, device))
        }
    }

    private static func take(_ action: DeviceAction, if ability: DeviceAbility, _ device: HouseDevice) -> Decision {
        device.abilities.contains(ability) ? .step(action) : .leftOut(.notTaken)
    }

    private static func toggled(_ device: HouseDevice, _ standing: DeviceStanding) -> Decision {
        guard let isOn = standing.holds(.on) else { return .leftOut(standing.isAvailable ? .notTaken : .unknownState) }
        return plain(isOn ? .off : .on, device).map(Decision.step) ?? .leftOut(.notTaken)
    }

    /// The first of what the wish can be for the device.
    private static func plain(_ wish: HouseWish, _ device: HouseDevice) -> DeviceAction? {
        (choices(wish) + opening(wish, device)).first {
            device.abilities.contains($0.ability) && isFit($0.action, device.stateKind)
        }?.action
    }

    /// "Open the garage" presses the switch that is said to open it. What it does to an open one is known where it was said
    /// to close it, too.
    private static func opening(
        _ wish: HouseWish, _ device: HouseDevice
    ) -> [(action: DeviceAction, ability: DeviceAbility)] {
        guard opens(device), [.open, .unlock].contains(wish) || wish == .close && device.description?.verb == .moves
        else { return [] }
        return [(.turnOn, .power), (.activate, .activate)]
    }

    private static func refusal(_ wish: HouseWish, _ device: HouseDevice) -> PlanOmission.Reason {
        wish == .close && opens(device) ? .onlyOpens : .notTaken
    }

    /// Whether it is a switch that was said to open something.
    private static func opens(_ device: HouseDevice) -> Bool {
        device.ownKind != nil && [.garageDoor, .lock, .blind].contains(device.kind)
            && !device.abilities.isDisjoint(with: [.power, .activate])
    }

    /// A siren is not a lamp: a device whose kind is more than its power takes the words of its kind.
    private static func isFit(_ action: DeviceAction, _ kind: DeviceKind) -> Bool {
        switch (action, kind) {
        case (.turnOn, .alarm), (.turnOff, .alarm), (.turnOn, .lock), (.turnOff, .lock), (.turnOn, .garageDoor),
            (.turnOff, .garageDoor), (.turnOn, .blind), (.turnOff, .blind), (.close, .lock),
            (.stopMoving, .lock):
            false
        default: true
        }
    }

    private static func choices(_ wish: HouseWish) -> [(action: DeviceAction, ability: DeviceAbility)] {
        switch wish {
        case .on:
            [
                (.turnOn, .power), (.arm, .alarm), (.setClimateMode(.heat), .climateMode), (.activate, .activate),
                (.play, .playback), (.start, .run),
            ]
        case .off:
            [
                (.turnOff, .power), (.disarm, .alarm), (.setClimateMode(.off), .climateMode), (.pause, .playback),
                (.returnHome, .run),
            ]
        // Few locks can open a door: who says that it is to be opened wants it unlocked at least.
        case .open: [(.open, .openClose), (.setPosition(100), .position), (.unlock, .lock)]
        case .close: [(.close, .openClose), (.setPosition(0), .position)]
        case .stop: [(.stopMoving, .openClose), (.pause, .playback), (.pause, .run), (.turnOff, .power)]
        case .lock: [(.lock, .lock)]
        case .unlock: [(.unlock, .lock)]
        case .arm: [(.arm, .alarm)]
        case .armAs(let mode): [(.armAs(mode), .alarm)]
        case .disarm: [(.disarm, .alarm)]
        case .start: [(.start, .run), (.play, .playback), (.activate, .activate), (.turnOn, .power)]
        case .pause: [(.pause, .playback), (.pause, .run)]
        case .play: [(.play, .playback)]
        case .dock: [(.returnHome, .run)]
        case .activate: [(.activate, .activate), (.arm, .alarm), (.turnOn, .power)]
        // A player that cannot be muted is turned down.
        case .mute: [(.mute, .mute), (.setVolume(0), .volume)]
        case .unmute: [(.unmute, .mute)]
        case .next: [(.nextTrack, .tracks)]
        case .previous: [(.previousTrack, .tracks)]
        case .item(let deed, let item): [(deed.action(item), .items)]
        case .choose(let option): [(.choose(option), .option)]
        case .announce(let text): [(.announce(text), .announcement)]
        default: []
        }
    }
}
