import Echo
import EchoPresentation

/// The loudspeaker: opens it, and plays a short soft tone.
struct LoudspeakerCheckup: CheckupProtocol {
    /// Plays the tone to its end; else why not.
    let play: @Sendable (TestedDevice) async -> AudioDeviceError?
    /// Those to try until one is there.
    var devices: @Sendable () async -> [TestedDevice] = { [TestedDevice()] }

    func findings() async -> [Finding] {
        await devices().findings("Loudspeaker") { device in
            await play(device).map { .failure($0) } ?? .success(verdict(device))
        }
    }

    private func verdict(_ device: TestedDevice) -> Finding {
        let played = "played a soft tone of half a second\(device.mention)"
        guard device.isMuted else { return .good("Loudspeaker", played) }
        return .caution(
            "Loudspeaker", "\(played), but the system has muted it: nobody hears it",
            advice: "Unmute it in the sound settings of your desktop.")
    }
}
