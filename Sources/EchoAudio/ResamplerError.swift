/// Why a resampler could not be made.
public enum ResamplerError: Error, Sendable, Hashable {
    /// Both rates must be between 1 and 384,000 Hz.
    case invalidRate(Int)
    /// The quality is 0 (fastest) to 10 (best).
    case invalidQuality(Int)
    case outOfMemory
}
