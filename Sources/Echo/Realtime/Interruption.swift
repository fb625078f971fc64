/// What has to be told to the server about one item when its playback was cut (the client owns the sound that
/// waits to be played, so only the client knows how much of it was heard).
enum Interruption: Sendable, Hashable {
    /// Everything was heard: truncating would delete the transcript for nothing.
    case nothing
    /// Nothing was heard; truncating at 0 is refused by servers.
    case delete
    case truncate(audioEndMs: Int)

    /// - Parameters:
    ///   - rendered: audible frames at 24 kHz.
    ///   - received: frames that came in deltas of this item.
    ///   - isComplete: whether the server has made all of the item's sound.
    init(rendered: Int, received: Int, isComplete: Bool) {
        let heard = min(rendered, received)
        if isComplete, heard >= received {
            self = .nothing
        } else if Self.milliseconds(heard) == 0 {
            self = .delete
        } else {
            self = .truncate(audioEndMs: min(Self.milliseconds(heard), Self.milliseconds(received)))
        }
    }

    /// Whole milliseconds of frames at 24 kHz.
    static func milliseconds(_ frames: Int) -> Int { frames / 24 }
}
