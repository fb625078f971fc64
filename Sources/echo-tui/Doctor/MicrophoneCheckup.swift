import Echo
import EchoALSA
import EchoAudio
import EchoPresentation

/// The microphone: opens it, and listens for two seconds.
struct MicrophoneCheckup: CheckupProtocol {
    /// What came in two seconds, or why nothing did.
    let listen: @Sendable () async -> Result<ProbedSignal, AudioDeviceError>
    /// Whether the system has muted it, as far as it tells.
    var isMuted: @Sendable () async -> Bool = { false }

    func findings() async -> [Finding] {
        switch await listen() {
        case .failure(let error): [SoundWords.finding("Microphone", error)]
        case .success(let signal): [verdict(signal, isMuted: await isMuted())]
        }
    }

    private func verdict(_ signal: ProbedSignal, isMuted: Bool) -> Finding {
        let problem = isMuted ? .mutedBySystem : signal.problem
        let loudest = "opens; the loudest sound in two seconds was \(Int(signal.loudest.peak)) dB"
        switch problem {
        case .mutedBySystem:
            return .caution(
                "Microphone", "opens, but the system has muted it",
                advice: "Unmute it in the sound settings of your desktop.")
        case .noSignal:
            return .caution(
                "Microphone", "opens, but only silence came in two seconds",
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
