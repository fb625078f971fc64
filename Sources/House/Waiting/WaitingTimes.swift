/// How long an order may wait for the house, by what it is for.
public enum WaitingTimes {
    /// Seconds; nil for what must happen at once or not at all: nobody expects a door to open an hour later.
    public static func seconds(_ action: DeviceAction, _ kind: DeviceKind) -> Double? {
        switch action {
        case .lock, .unlock, .arm, .disarm, .activate, .stopMoving: return nil
        default: break
        }
        switch kind {
        case .light, .outlet, .fan, .mediaPlayer, .blind: return 5 * 60
        case .thermostat: return 3600
        case .lock, .garageDoor, .alarm, .oven, .heater, .washingMachine, .vacuum, .scene, .script, .automation, .other:
            return nil
        case .temperatureSensor, .humiditySensor, .windowSensor, .doorSensor, .motionSensor, .otherSensor, .person:
            return nil
        }
    }
}
