import EchoAudio

/// How a device counts sound: frames a second, samples a frame.
struct DeviceFormat: Sendable, Hashable {
    static let own = DeviceFormat(rate: PCM16.sampleRate, channels: 1)
    /// What is tried of devices that cannot have ours: twice ours, then what the fewest lack.
    static let otherRates = [48_000, 44_100, 96_000, 16_000]

    var rate: Int
    var channels: Int

    /// A length in frames at 24 kHz, in frames of the device.
    func deviceFrames(_ frames: Int) -> Int { (frames * rate + PCM16.sampleRate / 2) / PCM16.sampleRate }

    /// A length in frames of the device, in frames at 24 kHz.
    func frames(_ deviceFrames: Int) -> Int { deviceFrames * PCM16.sampleRate / rate }
}
