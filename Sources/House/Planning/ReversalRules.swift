/// What puts a device back as it was.
public enum ReversalRules {
    /// Nil when it is not known how it was, or when there is no way back.
    public static func reversal(of action: DeviceAction, from reading: DeviceReading?) -> DeviceAction? {
        switch action {
        case .turnOn: .turnOff
        case .turnOff: .turnOn
        case .open: .close
        case .close: .open
        case .lock: .unlock
        case .unlock: .lock
        case .arm: .disarm
        case .disarm: .arm
        case .play: .pause
        case .pause: .play
        case .start: .returnHome
        case .setClimateMode: reading?.state.flatMap(ClimateMode.init).map(DeviceAction.setClimateMode)
        default: reading.flatMap { valued(action, $0) }
        }
    }

    private static func valued(_ action: DeviceAction, _ reading: DeviceReading) -> DeviceAction? {
        let details = reading.details
        switch action {
        case .setBrightness, .setColor, .setColorTemperature: return lit(action, reading)
        case .setTemperature: return details.targetTemperature.map(DeviceAction.setTemperature)
        case .setPosition: return details.position.map(DeviceAction.setPosition)
        case .setVolume: return details.volume.map(DeviceAction.setVolume)
        case .setSpeed: return reading.state == "off" ? .turnOff : details.speed.map(DeviceAction.setSpeed)
        default: return nil
        }
    }

    /// A lamp that was off is put off again.
    private static func lit(_ action: DeviceAction, _ reading: DeviceReading) -> DeviceAction? {
        if reading.state == "off" { return .turnOff }
        switch action {
        case .setBrightness: return reading.details.brightness.map(DeviceAction.setBrightness)
        case .setColorTemperature: return reading.details.colorTemperature.map(DeviceAction.setColorTemperature)
        default:
            guard let color = reading.details.color, color.count == 3 else { return nil }
            return .setColor(red: color[0], green: color[1], blue: color[2])
        }
    }
}
