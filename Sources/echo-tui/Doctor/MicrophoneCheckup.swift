import Echo
import EchoALSA
import EchoAudio
import EchoScreen

/// The microphone: opens it, and listens for two seconds.
struct MicrophoneCheckup: CheckupProtocol {
    /// What came in two seconds, or why nothing did.
    let listen: @Sendable (TestedDevice) async -> Result<ProbedSignal, AudioDeviceError>
    /// Those to try until one is there.
    var devices: @Sendable () async -> [TestedDevice] = { [TestedDevice()] }
    /// Whether one can be opened: nobody is asked to speak into none.
    var opens: @Sendable (TestedDevice) async -> Bool = { _ in true }

    func announcement() async -> String? {
        for device in await devices() {
            if await opens(device) { return "Say something: the microphone is recorded for two seconds." }
        }
        return nil
    }

    func findings() async -> [Finding] {
        await devices().findings("Microphone") { device in
            await listen(device).map { verdict($0, device) }
        }
    }

    private func verdict(_ signal: ProbedSignal, _ device: TestedDevice) -> Finding {
        let problem = device.isMuted ? .mutedBySystem : signal.problem
        let opens = "works\(device.mention)"
        let loudest = "\(opens); peak level in two seconds: \(Int(signal.loudest.peak)) dB"
        switch problem {
        case .mutedBySystem:
            return .caution(
                "Microphone", "\(opens), but the system has muted it",
                advice: "Unmute it in your system's sound settings.")
        case .noSignal:
            return .caution(
                "Microphone", "\(opens), but recorded only silence",
                advice: "Check that it is switched on, and that the right input is selected in your sound settings.")
        case .clipping:
            return .caution(
                "Microphone", "\(loudest) (clipping)",
                advice: "Lower the input level in your sound settings, or move farther away.")
        case .tooQuiet: return faint(loudest)
        case nil: return signal.loudest.peak > -40 ? .good("Microphone", loudest) : faint(loudest)
        }
    }

    private func faint(_ fact: String) -> Finding {
        .caution(
            "Microphone", "\(fact) (too quiet)",
            advice: "Speak during the test; if it stays too quiet, raise the input level in your sound settings.")
    }
}
