/// Whether a sentence was said, or something else that it merely comes nearest to: a closed grammar always hears one of its
/// sentences.
///
/// Measured with SVOX Pico and eSpeak NG in Spanish, French and German: of 66 first answers of scenarios in quiet, 61 are
/// said, two unsure and three perhaps; in noise of 15 and 20 dB 40, three and 20. Of 132 unrelated sentences, half of them in
/// that noise, one is said and eight are perhaps. No person's speech was measured.
enum SentenceVerdict: Sendable, Hashable {
    case said
    /// It, or the next likely one.
    case unsure
    /// It comes near enough to ask.
    case perhaps
    case other

    /// Scores a frame: what is nearer than `near` is said; up to `far` only where no other sentence comes near.
    private static let (near, far, farthest) = (20.0, 23.5, 27.0)
    /// Shares of the speech that the sentence covers.
    private static let (most, least) = (0.69, 0.4)
    /// Scores a frame that the next likely sentence is behind.
    private static let (clear, unclear) = (1.0, 1.8)

    /// - Parameter next: the likeliest of the other sentences; nil where there is none.
    static func verdict(_ fit: SentenceFit, next: SentenceFit?) -> SentenceVerdict {
        let lead = next.map { fit.sentence - $0.sentence } ?? .infinity
        if fit.covers(most), fit.distance <= near || fit.distance <= far && lead >= clear {
            return lead < unclear ? .unsure : .said
        }
        return fit.distance <= farthest && fit.covers(least) ? .perhaps : .other
    }
}
