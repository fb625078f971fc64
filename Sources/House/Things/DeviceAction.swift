/// An action for one device. Percentages are 0…100.
public enum DeviceAction: Hashable, Sendable, Codable {
    case turnOn
    case turnOff
    case setBrightness(Int)
    /// As red, green and blue, 0…255.
    case setColor(red: Int, green: Int, blue: Int)
    /// In kelvin.
    case setColorTemperature(Int)
    /// In °C.
    case setTemperature(Double)
    case setClimateMode(ClimateMode)
    case open
    case close
    case stopMoving
    case setPosition(Int)
    case lock
    case unlock
    case arm
    /// While somebody is home, at night, for long.
    case armAs(AlarmMode)
    case disarm
    case setVolume(Int)
    case mute
    case unmute
    case play
    case pause
    case nextTrack
    case previousTrack
    case start
    case returnHome
    /// These rooms and no others, of which the names are told.
    case clean(rooms: [RoomID], named: [String])
    case setSpeed(Int)
    case activate
    /// On and off a list, by what it says.
    case addItem(String)
    case completeItem(String)
    case reopenItem(String)
    case removeItem(String)
    /// In the unit of the device.
    case setValue(Double)
    /// By the name of the option.
    case choose(String)
    /// Said aloud.
    case announce(String)
}
