import Foundation

/// Between 16 and 24 kHz, as a value: the same stream gives the same samples, and a copy goes on from where it was. Silence
/// stays silence to the last bit.
struct RateChange: Sendable {
    /// Taps on each side of the low pass, at 48 kHz: the delay of a stream, 1 ms.
    private static let reach = 48

    /// A low pass at 7.2 kHz for 48 kHz, Hann window, sum 1.
    private static let kernel: [Float] = {
        let cut = 7_200.0 / 48_000
        let raw = (-reach...reach).map { tap -> Double in
            let distance = Double(tap)
            let sinc = tap == 0 ? 2 * cut : sin(2 * .pi * cut * distance) / (.pi * distance)
            return sinc * (0.5 + 0.5 * cos(.pi * distance / Double(reach + 1)))
        }
        let sum = raw.reduce(0, +)
        return raw.map { Float($0 / sum) }
    }()

    private let up: Int
    private let down: Int
    private var history: [Int16]
    /// Of the next sample that goes, behind the next one that comes, at 48 kHz.
    private var phase = 0

    static let raise = RateChange(up: 3, down: 2)
    static let lower = RateChange(up: 2, down: 3)

    private init(up: Int, down: Int) {
        self.up = up
        self.down = down
        history = Array(repeating: 0, count: 2 * Self.reach / up)
    }

    mutating func process(_ samples: [Int16]) -> [Int16] {
        let input = history + samples
        var output: [Int16] = []
        output.reserveCapacity(samples.count * up / down + 1)
        while phase < samples.count * up {
            output.append(sample(of: input, newest: history.count + phase / up, tap: phase % up))
            phase += down
        }
        phase -= samples.count * up
        history = Array(input.suffix(history.count))
        return output
    }

    private func sample(of input: [Int16], newest: Int, tap first: Int) -> Int16 {
        var sum: Float = 0
        var (index, tap) = (newest, first)
        while tap < Self.kernel.count, index >= 0 {
            sum += Float(input[index]) * Self.kernel[tap]
            (index, tap) = (index - 1, tap + up)
        }
        return Int16(max(-32_768, min(32_767, (sum * Float(up)).rounded())))
    }
}
