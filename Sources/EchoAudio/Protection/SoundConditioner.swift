/// Suppresses noise in the microphone's sound and levels its loudness, as far as it was asked to.
public struct SoundConditioner {
    /// The steps of processing the sound. None of them leaves the sound as it is.
    public struct Measures: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Steady noise is made softer by 20 dB.
        public static let denoise = Measures(rawValue: 1)
        /// Soft speech is made louder, by 24 dB at most.
        public static let level = Measures(rawValue: 2)
    }

    public var measures: Measures { didSet { if measures != oldValue { restart() } } }
    private var preprocessor: SoundPreprocessor?

    public init(_ measures: Measures = []) {
        self.measures = measures
        restart()
    }

    /// - Parameter samples: a multiple of 10 ms at 24 kHz.
    /// - Returns: as much sound, 10 ms later than it came where something is done to it.
    public mutating func process(_ samples: [Int16]) -> [Int16] { preprocessor?.process(samples) ?? samples }

    private mutating func restart() {
        preprocessor =
            measures.isEmpty
            ? nil : SoundPreprocessor(denoises: measures.contains(.denoise), levels: measures.contains(.level))
    }
}
