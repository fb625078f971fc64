import Echo

/// A sink or source of a PulseAudio server, or of PipeWire, which speaks the same protocol.
struct PulseDevice: Sendable, Hashable {
    /// The server's: "alsa_output.pci-0000_00_1f.3.analog-stereo".
    var name: String
    /// For people: "Built-in Audio Analog Stereo".
    var description: String
    var direction: AudioDevice.Direction
    /// It gives what a loudspeaker plays.
    var isMonitor = false
    var isMuted = false
    /// "headset", "speaker", "internal" and so on, when the server knows.
    var formFactor: String?
    /// The plug or profile that is in use: "analog-output-headphones".
    var activePort: String?
}
