import EchoAudio

/// The sound that the running session was sent last, so that a turn whose words never came can be sent again.
struct SentSound: Sendable {
    /// Five minutes: longer turns lose their beginning when the connection breaks in the middle of them.
    static let maximumFrames = PCM16.sampleRate * 300

    /// Frames sent in this session, as the server counts them.
    private(set) var total = 0
    private var samples: [Int16] = []

    mutating func append(_ sound: PCM16) {
        total += sound.samples.count
        samples += sound.samples
        // In large steps: moving a minute of sound for every 20 ms of it would be work for nothing.
        if samples.count > Self.maximumFrames + PCM16.sampleRate * 60 {
            samples.removeFirst(samples.count - Self.maximumFrames)
        }
    }

    /// Nothing before `frame` will be wanted again.
    mutating func forget(before frame: Int) {
        let count = min(samples.count, max(0, frame - (total - samples.count)))
        if count > PCM16.sampleRate { samples.removeFirst(count) }
    }

    /// What of these frames is still kept.
    func sound(from start: Int, to end: Int? = nil) -> PCM16 {
        let offset = total - samples.count
        let from = min(max(0, start - offset), samples.count)
        let to = min(max(from, (end ?? total) - offset), samples.count)
        return PCM16(Array(samples[from..<to]))
    }
}
