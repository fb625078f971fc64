/// Notices at once that the echo has moved: what arrives is not what the canceller predicts for now, but what it
/// predicted a moment ago, or will in a moment. A device left something out and did not tell.
///
/// Compared at 6 kHz, over 64 ms.
struct EchoLeap: Sendable {
    private static let window = 384
    /// 50 ms: what moves farther is found by `EchoDelay`, in some seconds.
    private static let farthest = 300
    /// Less than 1.7 ms: vowels are like themselves so soon, and a canceller learns it anew.
    private static let nearest = 10
    /// The correlation of what arrives with what was predicted, at least, and how much more than without a leap: who
    /// speaks over the echo is like nothing that was predicted.
    private static let alike: Float = 0.8
    private static let better: Float = 0.3
    /// What is softer than −55 dBFS moves nothing.
    private static let softest: Float = 3e-6

    private var arrived = [Float](repeating: 0, count: window + farthest)
    private var predicted = [Float](repeating: 0, count: window + farthest)
    /// Where the last look found it.
    private var candidate: Int?

    /// - Parameters:
    ///   - near: a frame of the microphone.
    ///   - rest: what the canceller leaves of it.
    mutating func receive(_ near: ArraySlice<Int16>, rest: [Int16]) {
        arrived = Self.appended(arrived, Array(near))
        predicted = Self.appended(predicted, zip(near, rest).map { Int16(clamping: Int($0) - Int($1)) })
    }

    private static func appended(_ kept: [Float], _ samples: [Int16]) -> [Float] {
        let reduced = EchoDelay.reduced(samples)
        return kept.dropFirst(reduced.count) + reduced
    }

    /// By how many samples at 24 kHz the echo comes later than predicted, sooner when negative; nil when it does not.
    mutating func found() -> Int? {
        let lag = look()
        defer { candidate = lag }
        guard let lag, let candidate, abs(lag - candidate) <= 1 else { return nil }
        return EchoDelay.decimation * lag
    }

    private func look() -> Int? {
        guard let now = correlation(0), now < Self.alike else { return nil }
        var best: (lag: Int, value: Float) = (0, 0)
        for lag in -Self.farthest...Self.farthest {
            if let value = correlation(lag), value > best.value { best = (lag, value) }
        }
        guard best.value >= Self.alike, best.value >= now + Self.better, abs(best.lag) >= Self.nearest else {
            return nil
        }
        return best.lag
    }

    /// Normalised; nil where one is silent.
    private func correlation(_ lag: Int) -> Float? {
        let (late, early) = lag >= 0 ? (arrived, predicted) : (predicted, arrived)
        let begin = Self.farthest - abs(lag)
        var (product, left, right): (Float, Float, Float) = (0, 0, 0)
        late.withUnsafeBufferPointer { late in
            early.withUnsafeBufferPointer { early in
                for index in 0..<Self.window {
                    let (a, b) = (late[Self.farthest + index], early[begin + index])
                    product += a * b
                    left += a * a
                    right += b * b
                }
            }
        }
        let least = Self.softest * Float(Self.window)
        guard left > least, right > least else { return nil }
        return product / (left * right).squareRoot()
    }
}
