import EchoAudio

/// The sound that the user said and that is no turn yet, on a clock that counts sound and not seconds.
struct InputBuffer: Sendable {
    /// Silence older than this is forgotten while nobody speaks.
    private static let silenceKept = 60_000 * 24

    private(set) var samples: [Int16] = []
    /// All samples of the session so far.
    private(set) var total = 0
    /// Milliseconds appended since the last turn or clear, as the client counts them.
    private(set) var appendedMs = 0.0
    /// The item that this sound is going to be, once somebody listens to it.
    var itemID: String?
    var voicedMs = 0

    var bytes: Int { samples.count * 2 }

    var totalMs: Int { total / 24 }

    var startMs: Int { (total - samples.count) / 24 }

    mutating func append(_ sound: [Int16]) {
        samples += sound
        total += sound.count
    }

    mutating func count(milliseconds: Double) { appendedMs += milliseconds }

    mutating func forgetOldSilence() {
        let excess = samples.count - Self.silenceKept
        if excess > Self.silenceKept / 4 { samples.removeFirst(excess) }
    }

    /// Everything from `milliseconds` of the session on.
    func sound(from milliseconds: Int) -> [Int16] {
        Array(samples.suffix(max(0, total - milliseconds * 24)))
    }

    mutating func clear() {
        samples = []
        appendedMs = 0
        itemID = nil
        voicedMs = 0
    }
}
