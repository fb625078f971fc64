/// Whether a reading shows what an order asks for.
public enum StandingRules {
    /// False too when it cannot be told. A device that says nothing of the value is not taken to have it.
    public static func isSo(_ action: DeviceAction, _ standing: DeviceStanding) -> Bool {
        guard let details = standing.reading?.details, let state = standing.state else { return false }
        switch action {
        case .turnOn: return standing.holds(.on) == true
        case .turnOff: return standing.holds(.off) == true
        case .setBrightness(let share): return standing.holds(.on) == true && details.brightness == share
        case .setColor(let red, let green, let blue):
            return standing.holds(.on) == true && details.color == [red, green, blue]
        case .setColorTemperature(let kelvin):
            return standing.holds(.on) == true && details.colorTemperature == kelvin
        case .setTemperature(let degrees): return standing.holds(.on) != false && details.targetTemperature == degrees
        case .setClimateMode(let mode): return state == mode.rawValue
        case .open: return state == "open" && (details.position ?? 100) == 100
        case .close: return state == "closed" && (details.position ?? 0) == 0
        case .setPosition(let share): return details.position == share && !["opening", "closing"].contains(state)
        case .lock: return state == "locked"
        case .unlock: return state == "unlocked"
        case .arm: return standing.holds(.armed) == true
        case .disarm: return standing.holds(.disarmed) == true && state != "arming"
        case .setVolume(let share): return details.volume == share
        case .play: return standing.holds(.playing) == true
        case .pause: return standing.holds(.paused) == true
        case .start: return standing.holds(.running) == true
        case .returnHome: return state == "docked"
        case .setSpeed(let share): return standing.holds(.on) != false && details.speed == share
        case .stopMoving, .activate: return false
        }
    }
}
