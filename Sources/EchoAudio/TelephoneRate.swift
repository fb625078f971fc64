import Foundation

/// Between 8 and 24 kHz, as values: the same stream gives the same samples, and a copy goes on from where it was.
package enum TelephoneRate {
    /// Taps per 8 kHz sample on each side; the delay of a stream, 1.5 ms.
    private static let reach = 12
    private static let taps = reach * 2 * 3 + 1

    /// A low pass at 3.7 kHz for 24 kHz, Hann window, sum 1.
    private static let kernel: [Float] = {
        let middle = Double(taps / 2)
        let cut = 3_700.0 / 24_000
        let raw = (0..<taps).map { index -> Double in
            let distance = Double(index) - middle
            let sinc = distance == 0 ? 2 * cut : sin(2 * .pi * cut * distance) / (.pi * distance)
            return sinc * (0.5 - 0.5 * cos(2 * .pi * (Double(index) + 0.5) / Double(taps)))
        }
        let sum = raw.reduce(0, +)
        return raw.map { Float($0 / sum) }
    }()

    /// 8 to 24 kHz: three samples for each.
    package struct Raise: Sendable {
        private var history = [Int16](repeating: 0, count: reach * 2)

        package init() {}

        package mutating func process(_ samples: [Int16]) -> [Int16] {
            let input = history + samples
            history = Array(input.suffix(reach * 2))
            var output: [Int16] = []
            output.reserveCapacity(samples.count * 3)
            for index in samples.indices {
                for phase in 0..<3 { output.append(interpolate(input, index, phase)) }
            }
            return output
        }

        private func interpolate(_ input: [Int16], _ start: Int, _ phase: Int) -> Int16 {
            var sum: Float = 0
            for tap in 0...reach * 2 {
                let position = (reach * 2 - tap) * 3 + phase
                guard kernel.indices.contains(position) else { continue }
                sum += Float(input[start + tap]) * kernel[position]
            }
            return clamp(sum * 3)
        }
    }

    /// 24 to 8 kHz: one sample for three, the rest waits.
    package struct Lower: Sendable {
        private var history = [Int16](repeating: 0, count: taps - 1)
        private var phase = 0

        package init() {}

        package mutating func process(_ samples: [Int16]) -> [Int16] {
            let input = history + samples
            history = Array(input.suffix(taps - 1))
            let picks = stride(from: phase, to: samples.count, by: 3)
            phase = ((phase - samples.count) % 3 + 3) % 3
            return picks.map { start in
                var sum: Float = 0
                for tap in kernel.indices { sum += Float(input[start + tap]) * kernel[tap] }
                return clamp(sum)
            }
        }
    }

    private static func clamp(_ value: Float) -> Int16 { Int16(max(-32_768, min(32_767, value.rounded()))) }
}
