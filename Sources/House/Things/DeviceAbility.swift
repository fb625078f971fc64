/// An ability of a device.
public enum DeviceAbility: String, Hashable, Sendable, CaseIterable, Codable {
    /// On and off.
    case power
    /// A share of its light, 0…100 %.
    case brightness
    /// A colour by name or as red, green and blue.
    case color
    /// White light, in kelvin.
    case colorTemperature
    /// A temperature to hold, in °C.
    case temperature
    /// Heating, cooling, automatic or off.
    case climateMode
    /// Opened and closed.
    case openClose
    /// How far it is open, 0…100 %.
    case position
    case lock
    /// Armed and disarmed.
    case alarm
    /// Volume, 0…100 %.
    case volume
    /// Silent at its volume, and heard again.
    case mute
    /// Playing and paused.
    case playback
    /// The next and the previous of what is played.
    case tracks
    /// Started, paused and sent home: a vacuum, a washing machine.
    case run
    /// Speed, 0…100 %.
    case speed
    /// Carried out as a whole: a scene, a script.
    case activate
    /// What stands on it: added, completed, removed.
    case items
    /// Set to a number of its own.
    case value
    /// Set to one of its options.
    case option
    /// Says aloud what it is told.
    case announcement
}
