/// How fast an echo gets later, or sooner: loudspeaker and microphone that are two devices have two clocks, which differ by
/// up to a hundred parts in a million.
struct EchoDrift: Sendable {
    /// A line is laid through so many looks at the delay: a quarter of a minute of sound.
    private static let window = 60
    /// Through fewer none is laid.
    private static let fewest = 12
    /// What differs by so much from one look to the next is another way through the room, samples.
    private static let leap = 24.0
    /// Looks are no further from the line on average, samples: else it is none.
    private static let scatter = 3.0
    /// Of two clocks, samples in a sample: less cannot be told from none, more no two devices have.
    private static let possible = 3e-6...500e-6

    private var looks: [(at: Double, lag: Double)] = []

    /// By how many samples it gets later in each sample of the microphone.
    private(set) var speed = 0.0

    /// - Parameters:
    ///   - lag: of the echo, in samples.
    ///   - at: when it was looked at, in samples of the microphone.
    mutating func note(lag: Double, at: Int) {
        if let last = looks.last, abs(lag - last.lag) > Self.leap { looks = [] }
        looks.append((Double(at), lag))
        if looks.count > Self.window { looks.removeFirst() }
        guard looks.count >= Self.fewest else { return }
        let line = line()
        guard line.scatter <= Self.scatter else { return }
        speed = Self.possible.contains(abs(line.slope)) ? line.slope : 0
    }

    /// By least squares.
    private func line() -> (slope: Double, scatter: Double) {
        let count = Double(looks.count)
        let (at, lag) = (looks.reduce(0) { $0 + $1.at } / count, looks.reduce(0) { $0 + $1.lag } / count)
        let square = looks.reduce(0) { $0 + ($1.at - at) * ($1.at - at) }
        let slope = looks.reduce(0) { $0 + ($1.at - at) * ($1.lag - lag) } / max(square, 1)
        let rest = looks.reduce(0) { sum, look in
            let difference = look.lag - lag - slope * (look.at - at)
            return sum + difference * difference
        }
        return (slope, (rest / count).squareRoot())
    }
}
