import EchoAudio

/// Cuts the endless track of a live voice into pieces of speech for the loudspeaker, and keeps what waits there short:
/// whatever it grows by, the voice would lag behind for good.
struct LiveVoice: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        case began(item: String)
        case play(PCM16, item: String)
        /// No more comes of it.
        case ended(item: String)
        /// Drop what waits: it is too much.
        case skipped(item: String)
    }

    /// Silence before the first word, for what comes late behind it; the loudspeaker collects 40 ms more by itself.
    static let lead = Duration.milliseconds(60)
    /// When more waits, silence is left out.
    static let plenty = Duration.milliseconds(300)
    /// When more waits, it is skipped.
    static let tooMuch = Duration.seconds(1)
    /// Quiet that ends a piece of speech.
    static let pause = Duration.milliseconds(800)
    /// Quiet after which a voice that was silenced is heard again.
    static let breath = Duration.milliseconds(500)
    /// A voice that speaks on for so long, though somebody speaks over it, means to.
    static let insistence = Duration.seconds(1)
    /// A word is louder, a tick at the beginning or a pause between words is not.
    static let loudness: UInt16 = 200

    /// What is spoken now; nil for nothing.
    private(set) var item: String?
    private(set) var isSilenced = false
    /// Until when a voice is silenced that speaks on without a breath; nil for as long as it does.
    private var silencedUntil: ContinuousClock.Instant?
    private var quiet = Duration.zero
    /// When the loudspeaker will have played what it has.
    private var queuedUntil: ContinuousClock.Instant?

    /// - Parameter makeID: for a piece of speech that begins.
    mutating func receive(
        _ sound: PCM16, at now: ContinuousClock.Instant, makeID: () -> String
    ) -> [Step] {
        guard !sound.samples.isEmpty else { return [] }
        let isLoud = sound.samples.contains { $0.magnitude >= Self.loudness }
        quiet = isLoud ? .zero : quiet + sound.duration
        if isSilenced, !insists(at: now) {
            isSilenced = quiet < Self.breath
            return []
        }
        isSilenced = false
        guard let item else { return isLoud ? begin(sound, at: now, makeID()) : [] }
        guard quiet < Self.pause else {
            self.item = nil
            return [.ended(item: item)]
        }
        let ahead = queuedUntil.map { max(.zero, $0 - now) } ?? .zero
        if ahead + sound.duration > Self.tooMuch { return skip(item, sound, at: now, makeID) }
        if !isLoud, ahead > Self.plenty { return [] }
        queuedUntil = now + ahead + sound.duration
        return [.play(sound, item: item)]
    }

    /// Nothing more of this utterance is heard: what comes of it is dropped until it is quiet.
    ///
    /// - Parameter instant: when somebody spoke over it: the server hears that by itself, and may decide to speak on. Nil
    ///   when it is not to be heard whatever the server does.
    /// - Returns: what was being spoken.
    mutating func silence(spokenOverAt instant: ContinuousClock.Instant? = nil) -> String? {
        isSilenced = true
        silencedUntil = instant.map { $0 + Self.insistence }
        quiet = .zero
        return drop()
    }

    private func insists(at now: ContinuousClock.Instant) -> Bool { silencedUntil.map { now >= $0 } ?? false }

    /// What waits was dropped; what comes next is heard.
    mutating func drop() -> String? {
        queuedUntil = nil
        return item.take()
    }

    private mutating func begin(_ sound: PCM16, at now: ContinuousClock.Instant, _ id: String) -> [Step] {
        item = id
        let heard = Self.newest(of: sound)
        queuedUntil = now + Self.lead + heard.duration
        return [.began(item: id), .play(.silence(Self.lead), item: id), .play(heard, item: id)]
    }

    private mutating func skip(
        _ item: String, _ sound: PCM16, at now: ContinuousClock.Instant, _ makeID: () -> String
    ) -> [Step] {
        [.skipped(item: item)] + begin(sound, at: now, makeID())
    }

    /// A second that comes at once comes late.
    private static func newest(of sound: PCM16) -> PCM16 {
        sound.duration <= tooMuch ? sound : PCM16(Array(sound.samples.suffix(FrameCount.frames(plenty))))
    }
}
