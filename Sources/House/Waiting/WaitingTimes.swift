/// How long an order may wait for the house, by what it is for.
public enum WaitingTimes {
    /// Seconds; nil for what must happen at once or not at all: nobody expects a door to open an hour later.
    public static func seconds(_ action: DeviceAction, _ kind: DeviceKind) -> Double? {
        switch action {
        case .lock, .unlock, .arm, .armAs, .disarm, .stopMoving, .nextTrack, .previousTrack,
            .announce:
            return nil
        case .activate where kind != .scene: return nil
        default: break
        }
        switch kind {
        case .light, .outlet, .fan, .mediaPlayer, .blind, .scene, .vacuum, .mower: return 5 * 60
        // A plain switch; what opens and closes among them does not wait.
        case .other: return action == .turnOn || action == .turnOff ? 5 * 60 : nil
        // Nobody stands beside it.
        case .list: return 24 * 3600
        case .thermostat, .number, .choice: return 3600
        case .lock, .garageDoor, .alarm, .oven, .heater, .washingMachine, .script, .automation:
            return nil
        case .temperatureSensor, .humiditySensor, .windowSensor, .doorSensor, .motionSensor, .otherSensor, .person,
            .weather,
            .calendar, .camera, .update:
            return nil
        }
    }
}
