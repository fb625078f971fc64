import Echo
import EchoPresentation

/// The loudspeaker: opens it, and plays a short soft tone.
struct LoudspeakerCheckup: CheckupProtocol {
    /// Plays the tone to its end; else why not.
    let play: @Sendable () async -> AudioDeviceError?

    func findings() async -> [Finding] {
        guard let error = await play() else { return [.good("Loudspeaker", "played a soft tone of half a second")] }
        return [SoundWords.finding("Loudspeaker", error)]
    }
}
