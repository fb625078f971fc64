/// How loud an echo is against what is played, learnt while it plays: the level that nearly all of it stays below.
struct EchoCoupling: Sendable {
    /// Nothing is known at first: no loudspeaker is heard louder than this, dB.
    static let assumed: Float = 10
    /// An echo softer than this is none, dB.
    static let softest: Float = -70
    /// So many frames of echo alone stay below what is expected. With more, the soft beginning of a word raises the
    /// expectation above the rest of the word.
    private static let quantile: Float = 0.955

    /// dB.
    private(set) var level = Self.assumed
    /// The loudest of the first look, dB.
    private var loudest = Self.softest
    /// So soft is no room: it is a device that has only begun.
    private static let digital: Float = -80
    /// One second of frames.
    private static let second = 100

    /// Of the room, dBFS; nil before it was heard.
    private var room: Float?
    /// The softest frame of this second, and how many there were.
    private var quietest: (frame: Float, count: Int) = (.infinity, 0)

    var noise: Float { room ?? LevelReading.floor }

    /// Each frame of 10 ms, with an echo in it or not, dBFS.
    mutating func hear(_ frame: Float) {
        room = min(frame, (room ?? frame) + 0.02)
        quietest = (min(quietest.frame, frame), quietest.count + 1)
        guard quietest.count == Self.second else { return }
        if noise < Self.digital { room = max(noise, quietest.frame) }
        quietest = (.infinity, 0)
    }

    /// What was assumed is soon forgotten, the loudest frame is not.
    ///
    /// - Parameter envelope: of what is played, dBFS.
    mutating func look(_ frame: Float, _ envelope: Float) {
        loudest = max(loudest - 0.1, heard(frame, envelope) ?? Self.softest)
        level = min(Self.assumed, max(level - 2, loudest))
    }

    /// - Parameters:
    ///   - step: how far a louder frame raises the expectation, dB.
    ///   - isLouder: it is clearly louder than expected: somebody, or an echo that grew.
    mutating func learn(_ frame: Float, _ envelope: Float, step: Float, isLouder: Bool) {
        guard let heard = heard(frame, envelope) else { return }
        level = min(max(Self.softest, Self.follow(level, heard, step: step, isLouder: isLouder)), Self.assumed)
    }

    mutating func keep(atLeast least: Float) { level = max(level, least) }

    /// What was learnt was none of it.
    mutating func lower(by step: Float, to least: Float) { level = min(level, max(level - step, least)) }

    /// What was learnt is true no more; this is.
    mutating func restart(at new: Float) { level = min(Self.assumed, new) }

    /// The softest where the noise of the room drowns it, and nil where that may be.
    private func heard(_ frame: Float, _ envelope: Float) -> Float? {
        if frame <= noise + 3 { return Self.softest }
        return frame > noise + 6 || frame - envelope < level ? frame - envelope : nil
    }

    /// Many small steps down for one large one up. What is clearly louder raises the expectation slowly.
    static func follow(_ level: Float, _ heard: Float, step: Float, isLouder: Bool) -> Float {
        guard heard > level else { return level - (1 - quantile) * step }
        return level + (isLouder ? 0.04 : quantile * min(step, heard - level))
    }
}
