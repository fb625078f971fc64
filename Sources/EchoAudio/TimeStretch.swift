/// Makes sound faster or slower and leaves its pitch as it is: pieces of 40 ms that overlap by half are moved together or
/// apart, each to where it goes on best from the one before (WSOLA).
public struct TimeStretch: Sendable {
    /// 40 ms and half of it: some periods of any voice, and shorter than its sounds.
    static let piece = PCM16.sampleRate / 25
    static let hop = piece / 2
    /// How far a piece may be moved to fit: 10 ms, a period of the lowest voice.
    static let search = PCM16.sampleRate / 100
    public static let speeds = 0.25...4.0

    public let speed: Double
    /// Sound that is still needed, and the frame at which it begins.
    private var input: [Int16] = []
    private var first = 0
    private var received = 0
    /// Where the last piece was taken; nil before the first.
    private var last: Int?
    /// Pieces so far.
    private var count = 0

    /// - Parameter speed: 2 is twice as fast; `speeds` bounds it.
    public init(speed: Double) { self.speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound) }

    /// The finished output after these samples.
    public mutating func process(_ samples: [Int16]) -> [Int16] {
        guard speed != 1 else { return samples }
        input += samples
        received += samples.count
        var output: [Int16] = []
        while let more = nextPiece() { output += more }
        forget()
        return output
    }

    /// The rest, so that all of it lasts as long as it should; afterwards a new stream may begin.
    public mutating func finish() -> [Int16] {
        defer { self = TimeStretch(speed: speed) }
        guard speed != 1, received > 0 else { return [] }
        let missing = max(0, Int((Double(received) / speed).rounded()) - count * Self.hop)
        let rest = Array(input[(last.map { $0 + Self.hop - first } ?? 0)...].prefix(missing))
        return rest + Array(repeating: 0, count: missing - rest.count)
    }

    /// - Returns: nil until there is sound enough for another.
    private mutating func nextPiece() -> [Int16]? {
        let wanted = Int((Double(count * Self.hop) * speed).rounded())
        guard received >= wanted + Self.search + Self.piece else { return nil }
        defer { count += 1 }
        guard let last else {
            self.last = 0
            return Array(input[..<Self.hop])
        }
        let tail = last + Self.hop - first
        let place = bestPlace(near: wanted - first, after: tail)
        self.last = place + first
        return (0..<Self.hop).map { index in
            let part = Double(index) / Double(Self.hop)
            return Int16((Double(input[tail + index]) * (1 - part) + Double(input[place + index]) * part).rounded())
        }
    }

    /// Where the sound is most like that which would have come next: looked for roughly first, then closely.
    private func bestPlace(near wanted: Int, after tail: Int) -> Int {
        let range = max(0, wanted - Self.search)...max(0, wanted + Self.search)
        return input.withUnsafeBufferPointer { input in
            let rough = Self.best(stride(from: range.lowerBound, through: range.upperBound, by: 6)) {
                Self.likeness(input, $0, tail, step: 6)
            }
            let close = max(range.lowerBound, rough - 5)...min(range.upperBound, rough + 5)
            return Self.best(close) { Self.likeness(input, $0, tail, step: 2) }
        }
    }

    private static func best(_ places: some Sequence<Int>, _ likeness: (Int) -> Double) -> Int {
        var best = (place: 0, likeness: -Double.infinity)
        for place in places {
            let found = likeness(place)
            if found > best.likeness { best = (place, found) }
        }
        return best.place
    }

    private static func likeness(_ input: UnsafeBufferPointer<Int16>, _ one: Int, _ other: Int, step: Int) -> Double {
        var (product, energy) = (0, 1)
        var index = 0
        while index < hop {
            let sample = Int(input[one + index])
            product += sample * Int(input[other + index])
            energy += sample * sample
            index += step
        }
        return Double(product) / Double(energy).squareRoot()
    }

    private mutating func forget() {
        guard let last else { return }
        let wanted = Int((Double(count * Self.hop) * speed).rounded()) - Self.search
        let needless = min(min(last + Self.hop, wanted) - first, input.count)
        guard needless > PCM16.sampleRate / 10 else { return }
        input.removeFirst(needless)
        first += needless
    }
}
