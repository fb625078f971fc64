import Echo
import EchoAudio

/// The microphone: opens it, and listens for two seconds.
struct MicrophoneCheckup: CheckupProtocol {
    let microphone: any AudioCaptureProtocol
    var patience = Duration.seconds(5)
    var listening = Duration.seconds(2)

    func findings() async -> [Finding] {
        let finding = await SoundPatience.events(within: patience) { events in
            microphone.start { events.yield($0) }
        } listen: {
            await listen(to: $0)
        }
        await microphone.stop()
        return [finding]
    }

    private func listen(to events: AsyncStream<AudioCaptureEvent>) async -> Finding {
        var heard = PCM16()
        for await event in events {
            switch event {
            case .opened: continue
            case .failed(let error, _): return SoundWords.finding("Microphone", error)
            case .captured(let chunk, _):
                heard.samples += chunk.samples
                if heard.duration >= listening { return verdict(heard) }
            }
        }
        return SoundWords.finding("Microphone", .stalled(.capture))
    }

    private func verdict(_ heard: PCM16) -> Finding {
        let loudest = SoundWords.decibels(peakOf: heard)
        guard loudest > -80 else {
            return .caution(
                "Microphone", "opens, but only silence came in two seconds",
                advice: "Unmute it and choose the right input in your sound settings.")
        }
        let fact = "opens; the loudest sound in two seconds was \(Int(loudest)) dB"
        return loudest > -40
            ? .good("Microphone", fact)
            : .caution(
                "Microphone", "\(fact), which is faint",
                advice: "Speak during the test; if it stays faint, raise the input's level in your sound settings.")
    }
}
