/// The waveform under a message that is being played, and how far it is.
public struct PlayedMessageViewState: Sendable, Hashable {
    /// How high each part of it is, 0 to 1, in order of time.
    public var heights: [Double]
    /// Where the play head stands, 0 to 1.
    public var position: Double
    /// "▶ 0:03 / 0:07 · 1.25×".
    public var label: String
    /// The word that is being said, in bytes of the message's text.
    public var said: Range<Int>?

    public init(heights: [Double], position: Double, label: String, said: Range<Int>? = nil) {
        self.heights = heights
        self.position = position
        self.label = label
        self.said = said
    }
}
