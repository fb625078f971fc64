import Echo
import EchoAudio
import EchoScreen
import EchoText
import Testing

@Suite struct `Saying what keeps the assistant from hearing itself` {
    @Test(arguments: [
        (ProtectionStatus(.off), "echo cancellation off", TextRole.faint),
        (ProtectionStatus(.off, isWorn: true), "echo cancellation off: headset", .faint),
        (ProtectionStatus(.both), "echo: measuring delay …", .faint),
        (ProtectionStatus(.both, isInaudible: true, isAligned: true, loss: 3), "no echo", .faint),
        (ProtectionStatus(.both, isAligned: true), "echo: measuring …", .faint),
        (ProtectionStatus(.both, isAligned: true, loss: 28), "echo −28 dB", .success),
        (ProtectionStatus(.cancel, isAligned: true, loss: 3), "echo −3 dB", .warning),
        (ProtectionStatus(.gate, isAligned: true), "echo gate", .muted),
    ])
    func `in a few words`(status: ProtectionStatus, words: String, role: TextRole) {
        #expect(ProtectionBadge(status).caption == StyledText(words, role))
    }

    @Test func `where much is played and none of it is heard, there is no echo to be found`() {
        var levels = LevelsPresenter()
        levels.receive(AudioStatus(microphone: .open), at: .zero)
        levels.show(ProtectionStatus(.both))
        let sound = AudioLevel(direction: .loudspeaker, level: LevelReading(rms: -18, peak: -18))
        func play(from start: Int) {
            for step in 0..<200 { levels.receive(sound, at: Duration.seconds(start) + .milliseconds(50 * step)) }
        }

        levels.receive(sound, at: .seconds(60))
        #expect(levels.state.protection?.caption.text == "echo: measuring delay …")
        play(from: 100)
        #expect(levels.state.protection?.caption.text == "no echo found")

        levels.show(ProtectionStatus(.both, isAligned: true))
        #expect(levels.state.protection?.caption.text == "echo: measuring …")
        levels.show(ProtectionStatus(.both))
        #expect(levels.state.protection?.caption.text == "echo: measuring delay …")
    }

    @Test func `beside the meters, once it is known, and only while something listens`() {
        var levels = LevelsPresenter()
        levels.show(ProtectionStatus(.both))
        #expect(levels.state.protection == nil)

        levels.receive(AudioStatus(microphone: .open), at: .zero)
        #expect(levels.state.protection == ProtectionBadge(ProtectionStatus(.both)))

        levels.receive(AudioStatus(microphone: .closed), at: .zero)
        #expect(levels.state.protection == nil)
    }
}
