/// Why bytes are not a WAV file this program reads.
public enum WAVError: Error, Sendable, Hashable {
    case notWAV
    /// Only 16-bit PCM is read.
    case unsupportedFormat(tag: UInt16, bits: UInt16)
    case noSamples
}
