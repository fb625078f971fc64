/// What a program wrote to its terminal in one go, and when it arrived there.
public struct OutputChunk: Sendable {
    public let instant: ContinuousClock.Instant
    public let bytes: [UInt8]
}
