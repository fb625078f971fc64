import Echo
import EchoAudio
import EchoPresentation

/// The microphone: opens it, and listens for two seconds.
struct MicrophoneCheckup: CheckupProtocol {
    /// The loudest reading of two seconds, or why there is none.
    let listen: @Sendable () async -> Result<LevelReading, AudioDeviceError>

    func findings() async -> [Finding] {
        switch await listen() {
        case .failure(let error): [SoundWords.finding("Microphone", error)]
        case .success(let loudest): [verdict(loudest.peak)]
        }
    }

    private func verdict(_ peak: Float) -> Finding {
        guard peak > -80 else {
            return .caution(
                "Microphone", "opens, but only silence came in two seconds",
                advice: "Unmute it and choose the right input in your sound settings.")
        }
        let fact = "opens; the loudest sound in two seconds was \(Int(peak)) dB"
        return peak > -40
            ? .good("Microphone", fact)
            : .caution(
                "Microphone", "\(fact), which is faint",
                advice: "Speak during the test; if it stays faint, raise the input's level in your sound settings.")
    }
}
