import EchoScreen

/// Which part of the levels stands where: the more rows there are, the more is seen.
struct LevelsLayout: Sendable, Hashable {
    /// From here on there is room for devices, decibels and legend.
    static let tall = 9
    /// From here on also for the spectra.
    static let tallest = 14

    /// The devices, and what keeps them apart.
    let head: Rect
    let microphone: Rect
    let loudspeaker: Rect
    let ruler: Rect
    let spectrum: Rect
    let waveform: Rect
    let legend: Rect
    let isTall: Bool

    init(_ rect: Rect) {
        isTall = rect.height >= Self.tall
        let (head, belowHead) = rect.splitTop(isTall ? 1 : 0)
        let (microphone, belowMicrophone) = belowHead.splitTop(1)
        let (loudspeaker, belowLoudspeaker) = belowMicrophone.splitTop(1)
        let (ruler, body) = belowLoudspeaker.splitTop(isTall ? 1 : 0)
        let (upper, legend) = body.splitBottom(isTall ? 1 : 0)
        (self.head, self.microphone, self.loudspeaker, self.ruler, self.legend) =
            (head, microphone, loudspeaker, ruler, legend)
        (spectrum, waveform) = Self.share(upper, isTall: isTall, hasSpectrum: rect.height >= Self.tallest)
    }

    /// The spectrum has two fifths of what is left, up to nine rows; a blank line parts what stands one upon another.
    private static func share(_ rect: Rect, isTall: Bool, hasSpectrum: Bool) -> (Rect, Rect) {
        guard isTall else { return (rect.splitTop(0).0, rect) }
        let body = rect.height >= 5 ? rect.splitTop(1).1 : rect
        guard hasSpectrum else { return (body.splitTop(0).0, odd(body)) }
        let rows = min(10, max(3, body.height * 2 / 5))
        let (spectrum, rest) = body.splitTop(rows)
        return (spectrum, odd(rest.height >= 5 ? rest.splitTop(1).1 : rest))
    }

    /// As many rows above the line of the turns as below it.
    private static func odd(_ rect: Rect) -> Rect {
        rect.height > 2 && rect.height.isMultiple(of: 2) ? rect.splitTop(rect.height - 1).0 : rect
    }
}
