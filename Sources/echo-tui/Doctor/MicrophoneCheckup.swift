import Echo
import EchoALSA
import EchoAudio
import EchoPresentation

/// The microphone: opens it, and listens for two seconds.
struct MicrophoneCheckup: CheckupProtocol {
    /// What came in two seconds, or why nothing did.
    let listen: @Sendable (TestedDevice) async -> Result<ProbedSignal, AudioDeviceError>
    /// Those to try until one is there.
    var devices: @Sendable () async -> [TestedDevice] = { [TestedDevice()] }

    var announcement: String? { "Say something: the microphone is listened to for two seconds." }

    func findings() async -> [Finding] {
        await devices().findings("Microphone") { device in
            await listen(device).map { verdict($0, device) }
        }
    }

    private func verdict(_ signal: ProbedSignal, _ device: TestedDevice) -> Finding {
        let problem = device.isMuted ? .mutedBySystem : signal.problem
        let opens = "opens\(device.mention)"
        let loudest = "\(opens); the loudest sound in two seconds was \(Int(signal.loudest.peak)) dB"
        switch problem {
        case .mutedBySystem:
            return .caution(
                "Microphone", "\(opens), but the system has muted it",
                advice: "Unmute it in the sound settings of your desktop.")
        case .noSignal:
            return .caution(
                "Microphone", "\(opens), but only silence came in two seconds",
                advice: "Is it switched off? Else choose the right input in your sound settings.")
        case .clipping:
            return .caution(
                "Microphone", "\(loudest), which is cut off",
                advice: "Lower the input's level in your sound settings, or go farther from it.")
        case .tooQuiet: return faint(loudest)
        case nil: return signal.loudest.peak > -40 ? .good("Microphone", loudest) : faint(loudest)
        }
    }

    private func faint(_ fact: String) -> Finding {
        .caution(
            "Microphone", "\(fact), which is faint",
            advice: "Speak during the test; if it stays faint, raise the input's level in your sound settings.")
    }
}
