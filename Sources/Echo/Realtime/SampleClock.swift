import EchoAudio

/// Knows when the sound that was sent last was taken, frame by frame.
struct SampleClock: Sendable {
    /// Half a minute of chunks: a turn's end is told of sooner.
    static let mostMarks = 1500

    private struct Mark: Sendable {
        /// Frames sent in the session when this one's chunk was.
        let end: Int
        let takenAt: ContinuousClock.Instant
    }

    private var marks: [Mark] = []

    /// - Parameters:
    ///   - end: frames sent in the session, the newest chunk's among them.
    ///   - takenAt: when its last sample was taken.
    mutating func note(end: Int, takenAt: ContinuousClock.Instant) {
        marks.append(Mark(end: end, takenAt: takenAt))
        // In large steps, for moving all of them with every chunk would be work for nothing.
        if marks.count > 2 * Self.mostMarks { marks.removeFirst(marks.count - Self.mostMarks) }
    }

    /// When the newest sound was taken.
    var latest: ContinuousClock.Instant? { marks.last?.takenAt }

    /// When this frame of the session was taken; nil for one that was not sent, or too long ago.
    func instant(ofFrame frame: Int) -> ContinuousClock.Instant? {
        guard let first = marks.first, frame > first.end - PCM16.sampleRate, frame >= 0,
            let mark = marks.first(where: { $0.end >= frame })
        else { return nil }
        return mark.takenAt - FrameCount.duration(mark.end - frame)
    }
}
