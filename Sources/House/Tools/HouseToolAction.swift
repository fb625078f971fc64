/// The orders a model may give a device, by the names of the schema.
public enum HouseToolAction: String, Hashable, Sendable, CaseIterable {
    case turnOn = "turn_on"
    case turnOff = "turn_off"
    case setBrightness = "set_brightness"
    case setColor = "set_color"
    case setColorTemperature = "set_color_temperature"
    case setTemperature = "set_temperature"
    case setClimateMode = "set_climate_mode"
    case open, close, stop
    case setPosition = "set_position"
    case lock, unlock, arm, disarm
    case setVolume = "set_volume"
    case mute, unmute, play, pause
    case nextTrack = "next_track"
    case previousTrack = "previous_track"
    case start
    case returnHome = "return_home"
    case setSpeed = "set_speed"
    case activate

    /// Numbers the value may have; nil for orders without a number.
    public var range: ClosedRange<Double>? {
        switch self {
        case .setBrightness, .setPosition, .setVolume, .setSpeed: 0...100
        case .setColorTemperature: 1500...10_000
        case .setTemperature: 5...300
        default: nil
        }
    }
}
