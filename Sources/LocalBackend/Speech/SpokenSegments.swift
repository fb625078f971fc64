import EchoAudio

/// Cuts speech, while it comes, into segments that are short enough to be recognised at once, in pauses where it can.
struct SpokenSegments: Sendable {
    /// Samples, and how many were before them.
    struct Segment: Sendable, Hashable {
        var samples: [Int16] = []
        var offset = 0
        /// Whether anybody speaks in it.
        var isVoiced = false
    }

    enum Event: Sendable, Hashable {
        /// Whoever spoke pauses: a moment to look at the words so far.
        case paused
        case completed(Segment)
    }

    private static let frame = VoiceActivityDetector.frameLength
    /// 100 ms: who says no more has been heard when a turn may end.
    private static let glance = 2_400
    /// 200 ms.
    private static let pause = 4_800
    /// Of which so much stays with what is said next: 100 ms.
    private static let lead = 2_400
    /// A pause after so much ends a segment: 6 s.
    private static let shortest = 6 * 24_000
    /// Without one it is cut where it is least loud, in the last 1.5 s.
    private static let longest = 12 * 24_000
    private static let search = 36_000

    /// Less than the loudest by 18 dB: no word is so soft.
    private static let softness = 8

    private var open = Segment()
    private var detector = VoiceActivityDetector()
    /// Samples without a voice, up to now.
    private var silence = 0
    private var hasSpoken = false
    /// Samples of the open segment at its last pause, while only silence has followed.
    private var paused: Int?
    private var loudest = 0

    mutating func receive(_ samples: [Int16]) -> [Event] {
        stride(from: 0, to: samples.count, by: Self.frame).compactMap { start in
            receive(frame: samples[start..<min(samples.count, start + Self.frame)])
        }
    }

    /// What was said since the last cut: up to the last pause, when only silence has followed.
    var rest: Segment {
        var rest = open
        if let paused { rest.samples = Array(open.samples.prefix(paused)) }
        return rest
    }

    private mutating func receive(frame: ArraySlice<Int16>) -> Event? {
        open.samples += frame
        let isVoice = detector.process(Array(frame)).contains { $0 >= 0.5 }
        silence = isVoice ? 0 : silence + frame.count
        if isVoice { (open.isVoiced, hasSpoken) = (true, true) }
        let level = frame.reduce(0) { $0 + abs(Int($1)) }
        loudest = max(loudest, level)
        if isVoice || level * Self.softness > loudest { paused = nil }
        if hasSpoken, silence >= Self.pause {
            hasSpoken = false
            if open.samples.count >= Self.shortest { return .completed(cut(at: open.samples.count - Self.lead)) }
            return pausing()
        }
        if hasSpoken, silence >= Self.glance, open.samples.count < Self.shortest, let pause = pausing() { return pause }
        guard open.samples.count >= Self.longest else { return nil }
        return .completed(cut(at: silence > Self.lead ? open.samples.count - Self.lead : quietest))
    }

    /// Nil when nothing was said since the last time.
    private mutating func pausing() -> Event? {
        guard paused == nil else { return nil }
        paused = open.samples.count
        return .paused
    }

    private mutating func cut(at count: Int) -> Segment {
        let segment = Segment(
            samples: Array(open.samples.prefix(count)), offset: open.offset, isVoiced: open.isVoiced)
        open = Segment(
            samples: Array(open.samples.dropFirst(count)), offset: open.offset + count, isVoiced: hasSpoken)
        paused = nil
        return segment
    }

    private var quietest: Int {
        let starts = stride(from: open.samples.count - Self.search, to: open.samples.count, by: Self.frame)
        let levels = starts.map { start in
            open.samples[start..<min(open.samples.count, start + Self.frame)].reduce(0) { $0 + abs(Int($1)) }
        }
        let least = levels.indices.min { levels[$0] < levels[$1] } ?? 0
        return open.samples.count - Self.search + least * Self.frame
    }
}
