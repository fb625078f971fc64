/// When the sound of a live session came, against the sound itself: a piece is due when what came before it is over.
struct InputArrivals: Sendable, Hashable {
    private static let rate = 24_000
    /// The clocks of two machines part too slowly to be seen within this.
    private static let window = Duration.seconds(10)

    private struct Piece: Sendable, Hashable {
        /// Where in the sound it ends.
        let end: Duration
        /// How much later it came.
        let offset: Duration
    }

    private var pieces: [Piece] = []
    private var frames = 0
    private var origin: ContinuousClock.Instant?

    mutating func add(frames count: Int, at instant: ContinuousClock.Instant) {
        guard let origin else { return origin = instant }
        frames += count
        let end = Duration.nanoseconds(frames * 1_000_000_000 / Self.rate)
        pieces.append(Piece(end: end, offset: instant - origin - end))
    }

    /// Beyond the earliest piece of the same ten seconds.
    var lateness: [Duration] {
        let windows = Dictionary(grouping: pieces) { Int($0.end / Self.window) }
        return windows.values.flatMap { pieces in
            let earliest = pieces.map(\.offset).min() ?? .zero
            return pieces.map { $0.offset - earliest }
        }
    }

    /// By how much the sound lags more at the end than in the beginning, at the median of a tenth of each.
    var drift: Duration {
        let tenth = max(1, pieces.count / 10)
        return Self.median(pieces.suffix(tenth)) - Self.median(pieces.prefix(tenth))
    }

    private static func median(_ pieces: ArraySlice<Piece>) -> Duration {
        let offsets = pieces.map(\.offset).sorted()
        return offsets.isEmpty ? .zero : offsets[offsets.count / 2]
    }
}
