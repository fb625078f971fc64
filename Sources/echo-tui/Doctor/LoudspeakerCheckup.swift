import Echo
import EchoPresentation

/// The loudspeaker: opens it, and plays a short soft tone.
struct LoudspeakerCheckup: CheckupProtocol {
    /// Plays the tone to its end; else why not.
    let play: @Sendable (TestedDevice) async -> AudioDeviceError?
    /// Which one it is.
    var device: @Sendable () async -> TestedDevice = { TestedDevice() }

    func findings() async -> [Finding] {
        let device = await self.device()
        let finding =
            if let error = await play(device) {
                SoundWords.finding("Loudspeaker", error, of: device)
            } else {
                verdict(device)
            }
        return device.absence("Loudspeaker") + [finding]
    }

    private func verdict(_ device: TestedDevice) -> Finding {
        let played = "played a soft tone of half a second\(device.mention)"
        guard device.isMuted else { return .good("Loudspeaker", played) }
        return .caution(
            "Loudspeaker", "\(played), but the system has muted it: nobody hears it",
            advice: "Unmute it in the sound settings of your desktop.")
    }
}
