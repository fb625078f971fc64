/// Which kinds can answer a test at all.
enum TestRules {
    static func kinds(for test: StandingTest) -> Set<DeviceKind> {
        switch test {
        case .on, .off:
            [
                .light, .outlet, .thermostat, .heater, .oven, .fan, .mediaPlayer, .washingMachine, .vacuum, .mower,
                .automation,
                .other,
            ]
        case .open, .closed: [.windowSensor, .doorSensor, .blind, .garageDoor]
        case .locked, .unlocked, .jammed: [.lock]
        case .armed, .disarmed: [.alarm]
        case .running, .done: [.washingMachine, .vacuum, .mower, .oven, .script]
        case .home, .away: [.person]
        case .playing: [.mediaPlayer]
        case .colored: [.light]
        case .paused: [.mediaPlayer, .vacuum, .mower, .washingMachine]
        case .motion: [.motionSensor]
        case .available: Set(DeviceKind.allCases)
        case .above, .below:
            [.temperatureSensor, .thermostat, .humiditySensor, .light, .blind, .mediaPlayer, .otherSensor]
        }
    }

    /// Whether a device can answer it, as it is described or as the house knows it.
    static func tells(_ test: StandingTest, _ device: HouseDevice) -> Bool {
        let kinds = kinds(for: test)
        return kinds.contains(device.stateKind)
    }

    /// What "is anything on" asks of: what runs by itself is not meant.
    static func kindsOfAnything(_ test: StandingTest) -> Set<DeviceKind> {
        switch test {
        case .on, .off: [.light, .outlet, .heater, .oven, .fan, .mediaPlayer]
        case .open, .closed: [.windowSensor, .doorSensor, .garageDoor]
        default: kinds(for: test)
        }
    }
}
