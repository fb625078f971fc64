/// Follows the level that one band usually has: about its median over the last seconds.
///
/// The floor lies below what babble does all the time; this lies in the middle of it.
struct UsualLevel: Sendable {
    /// What is assumed before anything was heard, dBFS.
    private static let assumed: Float = -62
    /// Below this nothing matters, dBFS.
    private static let least: Float = -75
    /// A level further away counts no more than this, dB: a word does not drag it up.
    private static let reach: Float = 3
    private static let rise: Float = 0.014
    private static let fall: Float = 0.026
    /// For so many frames it is found quickly: half a second.
    private static let haste = 25

    private var level = Self.assumed
    private var frames = 0

    /// The level that was usual before this frame of 20 ms, dBFS.
    mutating func receive(_ newest: Float) -> Float {
        let usual = level
        let distance = max(Self.least, newest) - level
        let pace = (distance > 0 ? Self.rise : Self.fall) * (frames < Self.haste ? 10 : 1)
        level += pace * min(Self.reach, max(-Self.reach, distance))
        frames = min(frames + 1, Self.haste)
        return usual
    }
}
