import EchoAudio
import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `What is wrong with a microphone` {
    private func told(isClipped: Bool) -> [RealtimeFact] {
        var levels = LevelReporter()
        return (0..<50).compactMap { _ in
            let sound = CapturedSound(
                SpokenSound.quiet(milliseconds: 20), capturedAt: .now, isClipped: isClipped)
            _ = levels.microphone(sound, at: Moment(instant: .now, date: Date()))
            return levels.newSignal()
        }
    }

    @Test func `is seen in what it took, not in what was made of that`() {
        #expect(told(isClipped: false) == [])
        #expect(told(isClipped: true) == [.signal(.clipping)])
    }
}

@Suite struct `Whoever is heard to speak` {
    @Test func `is known to have ended within a few hundredths of a second`() throws {
        var levels = LevelReporter()
        let start = ContinuousClock.now
        let sound =
            SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200)
            + SpokenSound.quiet(milliseconds: 1_000)
        for first in stride(from: 0, to: sound.samples.count, by: 480) {
            let taken = start + .milliseconds((first + 480) / 24)
            let piece = PCM16(Array(sound.samples[first..<first + 480]))
            _ = levels.microphone(CapturedSound(piece, capturedAt: taken), at: Moment(instant: taken, date: Date()))
        }

        let spoke = try #require(levels.spokeAt)
        #expect((.milliseconds(1_760)...(.milliseconds(1_880))).contains(spoke - start))
        _ = levels.endMicrophone()
        #expect(levels.spokeAt == nil)
    }
}
