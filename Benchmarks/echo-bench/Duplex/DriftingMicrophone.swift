/// A microphone with a clock of its own: it takes a little more, or less, of the room's sound than a loudspeaker plays.
struct DriftingMicrophone {
    struct Chunk {
        var samples: [Int16]
        /// When the last of them was over, on the room's clock.
        var end: Duration
    }

    /// Samples it takes while the room has one.
    private let rate: Double
    /// What the room had since `first`, as far as it is still to be taken.
    private var air: [Int16] = []
    private var first = 0
    private var taken = 0
    private var samples: [Int16] = []

    /// - Parameter drift: parts in a million that it is faster than the room's clock.
    init(drift: Double) { rate = 1 + drift / 1e6 }

    /// - Parameter sound: what the room has next.
    /// - Returns: chunks of 20 ms of its own, often one.
    mutating func take(_ sound: [Int16]) -> [Chunk] {
        air += sound
        var chunks: [Chunk] = []
        while let sample = sample(at: Double(taken) / rate) {
            samples.append(sample)
            taken += 1
            guard samples.count == SimulatedRoom.step else { continue }
            chunks.append(Chunk(samples: samples, end: .nanoseconds(Int64(Double(taken) / rate * 1e9 / 24_000))))
            samples = []
        }
        let gone = min(Int(Double(taken) / rate) - first, air.count)
        air.removeFirst(gone)
        first += gone
        return chunks
    }

    /// What the room has between two of its samples.
    private func sample(at place: Double) -> Int16? {
        let (whole, part) = (Int(place) - first, place - place.rounded(.down))
        guard whole < air.count, part == 0 || whole + 1 < air.count else { return nil }
        let next = part == 0 ? 0 : Double(air[whole + 1]) * part
        return Int16((Double(air[whole]) * (1 - part) + next).rounded())
    }
}
