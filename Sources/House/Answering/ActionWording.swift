/// Orders in words: as a state that is reached, and as something to be done.
enum ActionWording {
    /// Behind "is": "off", "set to 21 °C".
    ///
    /// - Parameter device: it is told in degrees that this one counts.
    static func state(_ action: DeviceAction, of device: HouseDevice? = nil) -> String {
        switch action {
        case .turnOn: "on"
        case .turnOff: "off"
        case .setBrightness(let share): "at \(share) %"
        case .setColor(let red, let green, let blue): color(red, green, blue)
        case .setColorTemperature(let kelvin): "white at \(kelvin) K"
        case .setTemperature(let degrees): "set to \(HouseNumberText.degrees(degrees, device))"
        case .setClimateMode(let mode): mode == .off ? "off" : "set to \(StandingWording.word(mode.rawValue))"
        case .open: "open"
        case .close: "closed"
        case .stopMoving: "stopped"
        case .setPosition(100): "open"
        case .setPosition(0): "closed"
        case .setPosition(let share): "\(share) % open"
        case .lock: "locked"
        case .unlock: "unlocked"
        case .arm: "armed"
        case .armAs(let mode): "armed for \(mode.rawValue)"
        case .disarm: "disarmed"
        case .setVolume(let share): "at \(share) % volume"
        case .mute: "muted"
        case .unmute: "not muted any more"
        case .play: "playing"
        case .pause: "paused"
        case .start: "running"
        case .returnHome: "on the way home"
        case .clean(_, let names): "cleaning \(rooms(names))"
        case .setSpeed(let share): "at \(share) % speed"
        case .activate: "started"
        case .nextTrack: "at the next track"
        case .previousTrack: "at the previous track"
        case .addItem(let item): "longer by “\(HouseLine.text(item))”"
        case .completeItem(let item): "without “\(HouseLine.text(item))”, which is done,"
        case .reopenItem(let item): "with “\(HouseLine.text(item))” open again,"
        case .removeItem(let item): "without “\(HouseLine.text(item))”"
        case .setValue(let number): "at \(value(number, device))"
        case .choose(let option): "set to “\(HouseLine.text(option))”"
        case .announce(let text): "saying “\(HouseLine.text(text))”"
        }
    }

    /// Alone, as how it is to be: "on at 80 %".
    static func goal(_ action: DeviceAction, of device: HouseDevice?) -> String {
        if case .setBrightness(let share) = action, share > 0 { return "on at \(share) %" }
        return state(action, of: device)
    }

    /// Behind "is", while it goes on: "opening".
    static func progress(_ action: DeviceAction) -> String {
        switch action {
        case .open, .setPosition(100): "opening"
        case .close, .setPosition(0): "closing"
        case .lock: "locking"
        case .unlock: "unlocking"
        case .arm, .armAs: "being armed"
        case .disarm: "being disarmed"
        case .setPosition(let share): "on the way to \(share) % open"
        default: "on the way"
        }
    }

    /// Before the name: "turn off", "set to 21 °C".
    static func order(_ action: DeviceAction, _ name: String, of device: HouseDevice? = nil) -> String {
        switch action {
        case .turnOn: "turn on \(name)"
        case .turnOff: "turn off \(name)"
        case .open: "open \(name)"
        case .close: "close \(name)"
        case .stopMoving: "stop \(name)"
        case .lock: "lock \(name)"
        case .unlock: "unlock \(name)"
        case .arm: "arm \(name)"
        case .armAs(let mode): "arm \(name) for \(mode.rawValue)"
        case .disarm: "disarm \(name)"
        case .mute: "mute \(name)"
        case .unmute: "unmute \(name)"
        case .nextTrack: "skip to the next track on \(name)"
        case .previousTrack: "go back a track on \(name)"
        case .addItem(let item): "add “\(HouseLine.text(item))” to \(name)"
        case .completeItem(let item): "complete “\(HouseLine.text(item))” on \(name)"
        case .reopenItem(let item): "open “\(HouseLine.text(item))” again on \(name)"
        case .removeItem(let item): "remove “\(HouseLine.text(item))” from \(name)"
        case .announce(let text): "announce “\(HouseLine.text(text))” on \(name)"
        case .play: "play \(name)"
        case .pause: "pause \(name)"
        case .start, .activate: "start \(name)"
        case .returnHome: "send \(name) home"
        case .clean(_, let names): "clean \(rooms(names)) with \(name)"
        case .setTemperature, .setClimateMode, .setBrightness, .setColor, .setColorTemperature, .setPosition,
            .setVolume, .setSpeed, .setValue, .choose:
            "set \(name) to \(value(action, device))"
        }
    }

    private static func value(_ action: DeviceAction, _ device: HouseDevice?) -> String {
        let state = state(action, of: device)
        for beginning in ["set to ", "at "] where state.hasPrefix(beginning) {
            return String(state.dropFirst(beginning.count))
        }
        return state
    }

    private static func value(_ number: Double, _ device: HouseDevice?) -> String {
        let unit = device?.unit.map { " \(HouseLine.text($0))" } ?? ""
        return HouseNumberText.plain(number) + unit
    }

    private static func rooms(_ names: [String]) -> String { HouseWording.list(names.map { HouseLine.text($0) }) }

    private static func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
        HouseLexicon.nearestColor(red, green, blue)
    }
}
