public import Echo

extension SoundPreferences {
    /// The chosen device; nil for the default one.
    public func id(_ direction: AudioDevice.Direction) -> String? { direction == .input ? input : output }

    /// The one in use: the chosen one while it is there, else the default one.
    public func used(_ direction: AudioDevice.Direction, among devices: [AudioDevice]) -> AudioDevice? {
        let those = devices.filter { $0.direction == direction }
        let id = id(direction)
        return those.first { $0.id == id } ?? those.first(where: \.isDefault)
    }
}
