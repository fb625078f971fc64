/// The counts of a media stream.
public struct StreamFigures: Sendable, Hashable {
    /// Pieces of the caller's sound that were sent.
    public internal(set) var sent = 0
    /// Pieces that were left out on purpose.
    public internal(set) var lost = 0
    /// Messages with sound that came from the app.
    public internal(set) var received = 0
    public internal(set) var receivedBytes = 0
    /// How many of them had so many bytes.
    public internal(set) var sizes: [Int: Int] = [:]
    public internal(set) var clears = 0
    /// Bytes that were never heard because the app cleared them away.
    public internal(set) var clearedBytes = 0
    /// The most that waited to be played, in bytes: 8 a millisecond.
    public internal(set) var mostAhead = 0
    /// Gaps of sound in between: the buffer ran empty and was filled again.
    public internal(set) var gaps = 0
}
