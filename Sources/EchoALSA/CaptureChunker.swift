import EchoAudio

/// Cuts what a microphone gives into chunks of 20 ms and drops what was captured before talking began.
///
/// The first chunk begins with silence and ends where the device's first sound does: one whose periods are as long then
/// never keeps the end of a chunk back.
struct CaptureChunker: Sendable {
    struct Chunk: Sendable {
        let sound: PCM16
        /// When its last sample was taken.
        let capturedAt: ContinuousClock.Instant
    }

    static let length = PCM16.sampleRate / 50

    private let startedAt: ContinuousClock.Instant
    private var collected: [Int16] = []
    private var isBeginning = true

    init(startedAt: ContinuousClock.Instant) { self.startedAt = startedAt }

    /// - Parameter lastSampleAt: when the last of these samples was taken.
    mutating func receive(_ samples: ArraySlice<Int16>, lastSampleAt: ContinuousClock.Instant) -> [Chunk] {
        let age = FrameCount.frames(max(.zero, lastSampleAt - startedAt))
        let fresh = samples.suffix(age)
        if isBeginning, !fresh.isEmpty {
            collected = Array(repeating: 0, count: (Self.length - fresh.count % Self.length) % Self.length)
            isBeginning = false
        }
        collected += fresh
        var chunks: [Chunk] = []
        while collected.count >= Self.length {
            let sound = PCM16(Array(collected.prefix(Self.length)))
            collected.removeFirst(Self.length)
            chunks.append(Chunk(sound: sound, capturedAt: lastSampleAt - FrameCount.duration(collected.count)))
        }
        return chunks
    }

    /// The device was reopened: what was collected does not join what comes.
    mutating func reset() { (collected, isBeginning) = ([], true) }
}
