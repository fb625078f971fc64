import EchoAudio
import Testing

@Suite struct `Resampling` {
    @Test(arguments: [(16_000, 24_000), (24_000, 16_000), (44_100, 24_000), (8_000, 24_000), (24_000, 48_000)])
    func `the output lasts as long as the input, however it is cut`(from: Int, to: Int) throws {
        let tone = Sound.sine(440, amplitude: 0.5, frames: from, rate: from)
        let whole = try Resampler(from: from, to: to)
        let cut = try Resampler(from: from, to: to)

        let once = whole.process(tone) + whole.flush()
        var pieces: [Int16] = []
        for start in stride(from: 0, to: tone.count, by: 137) {
            pieces += cut.process(Array(tone[start..<min(start + 137, tone.count)]))
        }
        pieces += cut.flush()

        #expect(once.count == to)
        #expect(pieces == once)
    }

    @Test func `a tone keeps its pitch, its level and its beginning`() throws {
        let resampler = try Resampler(from: 16_000, to: 24_000)
        let expected = Sound.sine(440, amplitude: 0.5, frames: 24_000)

        let output =
            resampler.process(Sound.sine(440, amplitude: 0.5, frames: 16_000, rate: 16_000)) + resampler.flush()

        let difference = zip(output, expected).dropFirst(200).dropLast(200).map { Int16($0 - $1) }
        #expect(Sound.rms(difference) < 0.002)
        #expect(abs(Sound.amplitude(of: 440, in: output) - 0.5) < 0.005)
    }

    @Test func `equal rates change nothing`() throws {
        let resampler = try Resampler(from: 24_000, to: 24_000)

        #expect(resampler.process([1, 2, 3]) + resampler.flush() == [1, 2, 3])
    }

    @Test func `a second stream begins afresh`() throws {
        let resampler = try Resampler(from: 16_000, to: 24_000)
        let tone = Sound.sine(300, frames: 1_600, rate: 16_000)

        let first = resampler.process(tone) + resampler.flush()
        let second = resampler.process(tone) + resampler.flush()

        #expect(first == second)
        #expect(resampler.flush().isEmpty)
    }

    @Test func `impossible rates and qualities are refused`() {
        #expect(throws: ResamplerError.invalidRate(0)) { try Resampler(from: 0, to: 24_000) }
        #expect(throws: ResamplerError.invalidRate(-5)) { try Resampler(from: 24_000, to: -5) }
        #expect(throws: ResamplerError.invalidQuality(11)) { try Resampler(from: 16_000, to: 24_000, quality: 11) }
    }
}
