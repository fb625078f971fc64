public import Echo

/// Which devices are heard and spoken with, how each is used, and what keeps the assistant from hearing itself.
public struct SoundPreferences: Sendable, Hashable {
    /// The identifier of a microphone; nil for the default one.
    public var input: String?
    /// The identifier of a loudspeaker; nil for the default one.
    public var output: String?
    public var protection = EchoProtection.automatic
    /// By the device's identifier, "default" for the default one; what is not here is used as it comes.
    public var devices: [String: DevicePreferences] = [:]
    /// Steady noise is made softer before anything is sent.
    public var denoises = false
    /// Soft speech is made louder before anything is sent.
    public var levels = false
    /// The settings of turns that were found best, by microphone.
    public var tuned = TunedMicrophones()
    /// Whether short tones say that it listens, that it listens no more, and that something is wrong.
    public var earcons = false
    /// Whether it can be called by its name.
    public var isCalled = false
    /// The name it is called by.
    public var phrase = "hey echo"
    /// How long one may go on after an answer without calling again.
    public var followUp = Duration.seconds(5)
    /// How a recording is shared among files.
    public var recordingCut = RecordingCut.whole

    public init() {}
}

extension SoundPreferences {
    /// How the microphone in use is used.
    public var microphone: DevicePreferences {
        get { self[device: input] }
        set { self[device: input] = newValue }
    }

    /// How the loudspeaker in use is used.
    public var loudspeaker: DevicePreferences {
        get { self[device: output] }
        set { self[device: output] = newValue }
    }

    /// The protection against the assistant hearing itself through the loudspeaker in use.
    public var protectionInUse: EchoProtection { loudspeaker.protection ?? protection }

    /// How a device is used; nil for the default one.
    public subscript(device id: String?) -> DevicePreferences {
        get { devices[id ?? SettingsTable.defaultDevice] ?? DevicePreferences() }
        set { devices[id ?? SettingsTable.defaultDevice] = newValue == DevicePreferences() ? nil : newValue }
    }
}

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
