import EchoAudio
import Testing

@Suite struct `Cutting speech into turns` {
    /// Feeds `count` frames of 20 ms with one probability; returns what happened.
    private func feed(_ segmenter: inout SpeechSegmenter, _ probability: Float, _ count: Int) -> [SpeechSegmenter.Event]
    {
        (0..<count).compactMap { _ in segmenter.receive(probability) }
    }

    @Test func `a turn begins before its first word and ends after the silence`() {
        var segmenter = SpeechSegmenter()

        let events = feed(&segmenter, 0, 50) + feed(&segmenter, 0.9, 50) + feed(&segmenter, 0, 50)

        #expect(events == [.started(atFrame: 50 * 480 - 7_200), .stopped(atFrame: 125 * 480)])
    }

    @Test func `padding reaches neither before the beginning nor into the turn before`() {
        var segmenter = SpeechSegmenter(prefixPadding: .seconds(2), silence: .milliseconds(200))

        let events = feed(&segmenter, 1, 10) + feed(&segmenter, 0, 15) + feed(&segmenter, 1, 1)

        #expect(events == [.started(atFrame: 0), .stopped(atFrame: 20 * 480), .started(atFrame: 20 * 480)])
    }

    @Test func `a pause shorter than the silence does not end the turn`() {
        var segmenter = SpeechSegmenter(silence: .milliseconds(500))

        let events =
            feed(&segmenter, 1, 10) + feed(&segmenter, 0, 24) + feed(&segmenter, 1, 5) + feed(&segmenter, 0, 24)

        #expect(events == [.started(atFrame: 0)])
        #expect(segmenter.isSpeaking)
    }

    @Test func `speech that grows less certain goes on, but does not begin`() {
        var segmenter = SpeechSegmenter(threshold: 0.5, silence: .milliseconds(100))

        #expect(feed(&segmenter, 0.4, 20) == [])
        #expect(feed(&segmenter, 0.5, 1).count == 1)
        #expect(feed(&segmenter, 0.4, 20) == [])
        #expect(feed(&segmenter, 0.3, 20).count == 1)
    }

    @Test func `settings act at once`() {
        var segmenter = SpeechSegmenter(threshold: 0.9)
        #expect(feed(&segmenter, 0.7, 5) == [])

        segmenter.threshold = 0.6
        segmenter.silence = .milliseconds(20)

        #expect(feed(&segmenter, 0.7, 1) == [.started(atFrame: 0)])
        #expect(feed(&segmenter, 0, 1) == [.stopped(atFrame: 7 * 480)])
    }

    @Test func `a stream cut by hand ends the turn silently`() {
        var segmenter = SpeechSegmenter()
        _ = feed(&segmenter, 1, 10)

        segmenter.cut()

        #expect(feed(&segmenter, 0, 100) == [])
        #expect(feed(&segmenter, 1, 1) == [.started(atFrame: 110 * 480 - 7_200)])
    }
}
