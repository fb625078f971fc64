/// A recording over time, and below it stretches of it: places from its beginning, 0, to its end, 1.
public struct TimelineViewState: Sendable, Hashable {
    public struct Stretch: Sendable, Hashable {
        /// Where it begins, with what is kept from before.
        public var start: Double
        /// Where its main part begins.
        public var heard: Double
        /// Where the silence begins that ends it.
        public var quiet: Double
        public var end: Double

        public init(start: Double, heard: Double, quiet: Double, end: Double) {
            (self.start, self.heard, self.quiet, self.end) = (start, heard, quiet, end)
        }
    }

    /// "turns".
    public var label: String
    /// How loud it is over time, on the meter from 0 to 1.
    public var loudness: [Double]
    public var stretches: [Stretch]
    /// How long it is.
    public var seconds: Int

    public init(label: String, loudness: [Double], stretches: [Stretch], seconds: Int) {
        self.label = label
        self.loudness = loudness
        self.stretches = stretches
        self.seconds = seconds
    }
}
