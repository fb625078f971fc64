extension DeviceAction {
    /// The ability of a device that an action asks for; nil when it has none for it.
    public func ability(of device: HouseDevice) -> DeviceAbility? { abilities.first(where: device.abilities.contains) }

    /// Any of them is enough.
    public var abilities: [DeviceAbility] {
        switch self {
        case .turnOn, .turnOff: [.power]
        case .setBrightness: [.brightness]
        case .setColor: [.color]
        case .setColorTemperature: [.colorTemperature]
        case .setTemperature: [.temperature]
        case .setClimateMode: [.climateMode]
        case .open, .close, .stopMoving: [.openClose, .position]
        case .setPosition: [.position]
        case .lock, .unlock: [.lock]
        case .arm, .disarm: [.alarm]
        case .setVolume: [.volume]
        case .play: [.playback]
        case .pause: [.playback, .run]
        case .start, .returnHome: [.run]
        case .setSpeed: [.speed]
        case .activate: [.activate]
        }
    }
}
