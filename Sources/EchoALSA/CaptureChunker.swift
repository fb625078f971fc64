import EchoAudio

/// Cuts what a microphone gives into chunks of 20 ms and drops what was captured before talking began.
struct CaptureChunker: Sendable {
    struct Chunk: Sendable {
        let sound: PCM16
        /// When its last sample was taken.
        let capturedAt: ContinuousClock.Instant
    }

    static let length = PCM16.sampleRate / 50

    private let startedAt: ContinuousClock.Instant
    private var collected: [Int16] = []

    init(startedAt: ContinuousClock.Instant) { self.startedAt = startedAt }

    /// - Parameter lastSampleAt: when the last of these samples was taken.
    mutating func receive(_ samples: ArraySlice<Int16>, lastSampleAt: ContinuousClock.Instant) -> [Chunk] {
        let age = FrameCount.frames(max(.zero, lastSampleAt - startedAt))
        collected += samples.suffix(age)
        var chunks: [Chunk] = []
        while collected.count >= Self.length {
            let sound = PCM16(Array(collected.prefix(Self.length)))
            collected.removeFirst(Self.length)
            chunks.append(Chunk(sound: sound, capturedAt: lastSampleAt - FrameCount.duration(collected.count)))
        }
        return chunks
    }

    /// The device was reopened: what was collected does not join what comes.
    mutating func reset() { collected = [] }
}
