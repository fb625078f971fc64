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
