import EchoAudio

/// How the samples of a file follow one another.
struct SoundShape: Sendable, Hashable {
    /// One message after the other.
    static let speech = SoundShape(sampleRate: PCM16.sampleRate, channels: 1)
    /// Both sides of a call beside each other.
    static let call = SoundShape(sampleRate: CallSoundtrack.sampleRate, channels: 2)

    /// A second, of each channel.
    let sampleRate: Int
    /// 1 or 2; samples of 2 are interleaved.
    let channels: Int
}
