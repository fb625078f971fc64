/// Which device is opened and how much it may hold.
public struct ALSAOptions: Sendable, Hashable {
    /// The id of one of `ALSADevices.choices`, or any other name that ALSA knows.
    public var device: String
    /// The sound server that has it when its name begins with "pulse:", as `PULSE_SERVER` names one; nil for what the
    /// environment says.
    public var soundServer: String?
    /// A configuration file to read instead of the system's; the environment is not asked then.
    public var configurationFile: String?
    /// How often the device wakes its thread.
    public var period: Duration
    /// How much the device holds. For a loudspeaker this is latency, and what is still heard after an interruption.
    public var buffer: Duration

    public init(
        device: String = "default", configurationFile: String? = nil, period: Duration, buffer: Duration
    ) {
        self.device = device
        self.configurationFile = configurationFile
        self.period = period
        self.buffer = buffer
    }

    /// Periods of 10 ms: a chunk of 20 ms ends where a period does, and leaves when it ends. Shorter periods are no
    /// faster; longer ones are slower once another program's stream has moved the sound server's. The buffer costs no
    /// latency.
    public static func microphone(_ device: String = "default", configurationFile: String? = nil) -> ALSAOptions {
        ALSAOptions(
            device: device, configurationFile: configurationFile, period: .milliseconds(10), buffer: .milliseconds(400))
    }

    /// Small enough to be silent soon, large enough not to stutter under load; a third of it is written at a time.
    public static func loudspeaker(_ device: String = "default", configurationFile: String? = nil) -> ALSAOptions {
        ALSAOptions(
            device: device, configurationFile: configurationFile, period: .milliseconds(20), buffer: .milliseconds(60))
    }
}
