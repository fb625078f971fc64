import EchoAudio
import Testing

@Suite struct `Measuring levels` {
    private let meter = LevelMeter()

    @Test func `a full-scale sine has −3.01 dB of a square wave and a peak of 0 dB`() {
        let reading = meter.measure(PCM16(Sound.sine(1_000, frames: 480)))

        #expect(abs(reading.rms - -3.01) < 0.01)
        #expect(abs(reading.peak) < 0.01)
    }

    @Test(arguments: [(1.0, 0.0), (0.5, -6.02), (0.1, -20.0), (0.001, -60.0)])
    func `a square wave has the level of its amplitude`(amplitude: Double, level: Float) {
        let high = Int16((amplitude * 32_767).rounded())
        let reading = meter.measure(PCM16((0..<480).map { $0 % 24 < 12 ? high : -high }))

        #expect(abs(reading.rms - level) < 0.2)
        #expect(abs(reading.peak - level) < 0.2)
    }

    @Test func `silence and nothing at all read the floor`() {
        #expect(meter.measure(PCM16(Sound.silence(480))) == LevelReading())
        #expect(meter.measure(PCM16()) == LevelReading())
    }

    @Test(
        arguments: [100, 165, 270, 435, 700, 1_140, 1_850, 2_990, 4_850, 7_850].enumerated().map {
            ($0.offset, $0.element)
        })
    func `a tone shows in its own band`(band: Int, hertz: Int) {
        let bands = meter.measure(PCM16(Sound.sine(Double(hertz), amplitude: 0.5, frames: 480))).bands

        #expect(bands.count == 10)
        #expect(bands.indices.max { bands[$0] < bands[$1] } == band)
        #expect(bands[band] > 0.9)
    }

    @Test func `bands are logarithmic and stay between 0 and 1`() {
        let bands = [1.0, 0.1, 0.01, 0.001, 0.0001].map {
            meter.measure(PCM16(Sound.sine(1_140, amplitude: $0, frames: 480))).bands[5]
        }

        #expect(bands[0] == 1)
        #expect(bands[4] < 0.1)
        #expect(abs((bands[1] - bands[2]) - 1.0 / 3) < 0.02)
        #expect(abs((bands[2] - bands[3]) - 1.0 / 3) < 0.02)
    }
}
