import EchoAudio

/// What the loudspeaker was given and nobody was told of yet: it is told in pieces of 60 ms, as often as a meter moves, not
/// each time the device takes something.
struct UntoldSound: Sendable {
    struct Piece: Sendable, Hashable {
        var samples: [Int16] = []
        /// Nil for silence and the end of what was interrupted.
        var item: String?
        var heardAt: ContinuousClock.Instant
    }

    /// 60 ms.
    static let length = 1_440
    /// Of silence no more than so much is told: the meter is dark by then.
    static let longestSilence = 3 * length

    private var untold: Piece?
    private var silence = 0

    /// - Parameter heardAt: when the last of these samples leaves the device.
    /// - Returns: what is to be told now.
    mutating func append(_ samples: ArraySlice<Int16>, item: String?, heardAt: ContinuousClock.Instant) -> [Piece] {
        silence = item == nil && samples.allSatisfy { $0 == 0 } ? silence + samples.count : 0
        guard silence <= Self.longestSilence else { return [take()].compactMap(\.self) }
        let last = untold?.item == item ? nil : take()
        untold = untold ?? Piece(item: item, heardAt: heardAt)
        untold?.samples += samples
        untold?.heardAt = heardAt
        let isWhole = untold.map { $0.samples.count >= Self.length } ?? false
        return [last, isWhole ? take() : nil].compactMap(\.self)
    }

    /// What is untold, whatever its length.
    mutating func take() -> Piece? { untold.take() }
}
