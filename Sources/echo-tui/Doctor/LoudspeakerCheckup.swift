import Echo
import EchoScreen

/// The loudspeaker: opens it, and plays a short soft tone.
struct LoudspeakerCheckup: CheckupProtocol {
    /// Plays the tone to its end; else why not.
    let play: @Sendable (TestedDevice) async -> AudioDeviceError?
    /// Those to try until one is there.
    var devices: @Sendable () async -> [TestedDevice] = { [TestedDevice()] }

    func findings() async -> [Finding] {
        await devices().findings("Speaker") { device in
            await play(device).map { .failure($0) } ?? .success(verdict(device))
        }
    }

    private func verdict(_ device: TestedDevice) -> Finding {
        let played = "played a half-second test tone\(device.mention)"
        guard device.isMuted else { return .good("Speaker", played) }
        return .caution(
            "Speaker", "\(played), but the system has muted it",
            advice: "Unmute it in your system's sound settings.")
    }
}
