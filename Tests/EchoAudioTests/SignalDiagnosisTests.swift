import EchoAudio
import Foundation
import Testing

@Suite struct `A microphone's signal is diagnosed` {
    private static let chunk = 480

    /// Feeds chunks of 20 ms; returns the problems in the order in which they came, nil for their ends.
    @discardableResult
    private func feed(
        _ diagnosis: inout SignalDiagnosis, seconds: Double, isSpeech: Bool = false, _ amplitude: Double
    ) -> [SignalProblem?] {
        // Five whole waves.
        let sound = PCM16(
            (0..<Self.chunk).map { frame in
                let wave = sin(2 * Double.pi * 5 * Double(frame) / Double(Self.chunk))
                return Int16(max(-32_768, min(32_767, wave * amplitude * 32_768)))
            })
        return (0..<Int(seconds * 50)).compactMap { _ in
            diagnosis.receive(sound, isSpeech: isSpeech) ? .some(diagnosis.problem) : nil
        }
    }

    @Test func `nothing at all for three seconds is no signal, and the first noise ends it`() {
        var diagnosis = SignalDiagnosis()
        #expect(feed(&diagnosis, seconds: 2.9, 0).isEmpty)
        #expect(feed(&diagnosis, seconds: 300, 0) == [.noSignal])

        #expect(feed(&diagnosis, seconds: 0.1, 0.001) == [nil])
    }

    @Test func `between words a gate may give nothing for half a minute`() {
        var diagnosis = SignalDiagnosis()
        #expect(feed(&diagnosis, seconds: 1, isSpeech: true, 0.1).isEmpty)
        #expect(feed(&diagnosis, seconds: 29, 0).isEmpty)
        #expect(feed(&diagnosis, seconds: 2, 0) == [.noSignal])
    }

    @Test func `a quiet room is no problem, however long nobody speaks`() {
        var diagnosis = SignalDiagnosis()
        #expect(feed(&diagnosis, seconds: 120, 0.0005).isEmpty)
    }

    @Test func `cut waves are clipping until five seconds passed without`() {
        var diagnosis = SignalDiagnosis()
        #expect(feed(&diagnosis, seconds: 1, 1.5) == [.clipping])
        #expect(feed(&diagnosis, seconds: 4.9, 0.2).isEmpty)
        #expect(feed(&diagnosis, seconds: 0.2, 0.2) == [nil])
    }

    @Test func `loud is not clipping, nor is one knock`() {
        var diagnosis = SignalDiagnosis()
        #expect(feed(&diagnosis, seconds: 10, 0.99).isEmpty)
        #expect(feed(&diagnosis, seconds: 0.04, 2).isEmpty)
        #expect(feed(&diagnosis, seconds: 10, 0.1).isEmpty)
    }

    @Test func `faint words are too quiet, and it takes more than a loud one to end it`() {
        var diagnosis = SignalDiagnosis()
        #expect(feed(&diagnosis, seconds: 1.4, isSpeech: true, 0.004).isEmpty)
        #expect(feed(&diagnosis, seconds: 0.2, isSpeech: true, 0.004) == [.tooQuiet])

        #expect(feed(&diagnosis, seconds: 0.3, isSpeech: true, 0.1).isEmpty)
        #expect(feed(&diagnosis, seconds: 0.5, isSpeech: true, 0.004).isEmpty)
        #expect(feed(&diagnosis, seconds: 1, isSpeech: true, 0.1) == [nil])
    }

    @Test func `between faint and heard nothing changes`() {
        var diagnosis = SignalDiagnosis()
        feed(&diagnosis, seconds: 2, isSpeech: true, 0.004)

        #expect(feed(&diagnosis, seconds: 5, isSpeech: true, 0.009).isEmpty)
        #expect(diagnosis.problem == .tooQuiet)
    }
}
