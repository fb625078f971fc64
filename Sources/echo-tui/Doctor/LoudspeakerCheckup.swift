import Echo
import EchoAudio

/// The loudspeaker: opens it, and plays a short soft tone.
struct LoudspeakerCheckup: CheckupProtocol {
    let loudspeaker: any AudioPlaybackProtocol
    var patience = Duration.seconds(5)

    func findings() async -> [Finding] {
        let finding = await SoundPatience.events(within: patience) { events in
            loudspeaker.start { events.yield($0) }
            loudspeaker.enqueue(SoundWords.testTone, item: "tone")
            loudspeaker.endOfItem("tone")
        } listen: {
            await watch($0)
        }
        await loudspeaker.stop()
        return [finding]
    }

    private func watch(_ events: AsyncStream<AudioPlaybackEvent>) async -> Finding {
        for await event in events {
            switch event {
            case .failed(let error, _): return SoundWords.finding("Loudspeaker", error)
            case .finished: return .good("Loudspeaker", "played a soft tone of half a second")
            default: continue
            }
        }
        return SoundWords.finding("Loudspeaker", .stalled(.playback))
    }
}
