import EchoAudio

/// The last sound of one side, by frames counted from the beginning.
struct SoundTrack: Sendable {
    private var samples: [Int16] = []
    private var first = 0

    var end: Int { first + samples.count }

    mutating func append(_ new: [Int16]) { samples += new }

    /// What of it is known.
    func samples(from start: Int, to end: Int) -> [Int16] {
        let (start, end) = (max(start, first) - first, min(end, self.end) - first)
        return start < end ? Array(samples[start..<end]) : []
    }

    /// Some of it at once: each time all would be moved.
    mutating func forget(before frame: Int) {
        let count = min(frame - first, samples.count)
        guard count >= PCM16.sampleRate * 2 else { return }
        samples.removeFirst(count)
        first += count
    }
}
