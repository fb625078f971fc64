import EchoAudio
import Foundation
import Testing

@Suite struct `Sound that is played faster or slower` {
    /// A voice's sound, roughly: a pitch and its harmonics, louder and softer four times a second.
    private func voice(_ pitch: Double, seconds: Double) -> [Int16] {
        (0..<Int(seconds * 24_000)).map { frame in
            let time = Double(frame) / 24_000
            let tone = (1...4).reduce(0.0) { $0 + sin(2 * .pi * pitch * Double($1) * time) / Double($1) }
            return Int16(6_000 * tone * (0.6 + 0.4 * sin(2 * .pi * 4 * time)))
        }
    }

    /// The lag at which sound is most like itself, in hertz.
    private func pitch(_ samples: ArraySlice<Int16>) -> Double {
        let samples = samples.map(Double.init)
        let best = (100...250).max { one, other in
            func likeness(_ lag: Int) -> Double {
                zip(samples, samples.dropFirst(lag)).reduce(0) { $0 + $1.0 * $1.1 } / Double(samples.count - lag)
            }
            return likeness(one) < likeness(other)
        }
        return 24_000 / Double(best ?? 1)
    }

    private func stretched(_ samples: [Int16], _ speed: Double, pieces: Int = 2_400) -> [Int16] {
        var stretch = TimeStretch(speed: speed)
        var output: [Int16] = []
        for start in stride(from: 0, to: samples.count, by: pieces) {
            output += stretch.process(Array(samples[start...].prefix(pieces)))
        }
        return output + stretch.finish()
    }

    @Test(arguments: [0.75, 1.25, 1.5, 2]) func `keeps its pitch and its loudness, and lasts as long as it should`(
        speed: Double
    ) {
        let said = voice(150, seconds: 2)
        let heard = stretched(said, speed)
        #expect(heard.count == Int((Double(said.count) / speed).rounded()))
        let middle = heard.count / 2
        #expect(abs(pitch(heard[middle..<(middle + 2_400)]) - 150) < 3)
        func loudness(_ samples: [Int16]) -> Double {
            (samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(samples.count)).squareRoot()
        }
        #expect(abs(loudness(heard) / loudness(said) - 1) < 0.1)
        // No click where pieces meet: no step is much larger than the voice's own.
        let steps = zip(heard, heard.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
        let own = zip(said, said.dropFirst()).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(steps <= own * 3 / 2)
    }

    @Test func `is the same in pieces of any length`() {
        let said = voice(120, seconds: 1)
        let whole = stretched(said, 1.5, pieces: said.count)
        #expect(stretched(said, 1.5, pieces: 480) == whole)
        #expect(stretched(said, 1.5, pieces: 4_801) == whole)
    }

    @Test func `is left as it is at its own speed`() {
        let said = voice(120, seconds: 0.2)
        #expect(stretched(said, 1) == said)
    }

    @Test(arguments: [0, 1, 500, 959, 1_300]) func `may be very short`(frames: Int) {
        let said = Array(repeating: Int16(1_000), count: frames)
        for speed in [0.75, 2] {
            let heard = stretched(said, speed)
            #expect(heard.count == Int((Double(frames) / speed).rounded()))
        }
    }
}
