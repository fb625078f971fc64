extension DeviceAction {
    /// The ability of a device that an action asks for; nil when it has none for it.
    public func ability(of device: HouseDevice) -> DeviceAbility? { abilities.first(where: device.abilities.contains) }

    /// Any of them is enough.
    public var abilities: [DeviceAbility] {
        switch self {
        case .open, .close, .stopMoving: [usualAbility, .position]
        case .pause: [usualAbility, .run]
        default: [usualAbility]
        }
    }

    /// The one that most devices have for it.
    public var usualAbility: DeviceAbility {
        switch self {
        case .turnOn, .turnOff: .power
        case .setBrightness: .brightness
        case .setColor: .color
        case .setColorTemperature: .colorTemperature
        case .setTemperature: .temperature
        case .setClimateMode: .climateMode
        case .open, .close, .stopMoving: .openClose
        case .setPosition: .position
        case .lock, .unlock: .lock
        case .arm, .armAs, .disarm: .alarm
        case .setVolume: .volume
        case .mute, .unmute: .mute
        case .play, .pause: .playback
        case .nextTrack, .previousTrack: .tracks
        case .start, .returnHome, .clean: .run
        case .setSpeed: .speed
        case .activate: .activate
        case .addItem, .completeItem, .reopenItem, .removeItem: .items
        case .setValue: .value
        case .choose: .option
        case .announce: .announcement
        }
    }
}
