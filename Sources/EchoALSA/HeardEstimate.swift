import EchoAudio

/// What of the sound that a device was given must be taken for heard when the device is suddenly gone, so that no sample
/// is ever played twice.
///
/// What the device had not yet taken out of its buffer, and could not have taken since, was not heard. All else may have
/// been, whatever the device said of its delay.
struct HeardEstimate: Sendable, Hashable {
    private var fill = 0
    private var delay = Int.max
    private var at: ContinuousClock.Instant?

    /// - Parameters:
    ///   - fill: frames in the device's buffer.
    ///   - delay: frames between the program and the ear; `Int.max` for a device that has not begun.
    mutating func accounted(fill: Int, delay: Int, at now: ContinuousClock.Instant) {
        (self.fill, self.delay, at) = (fill, delay, now)
    }

    /// More was written since.
    mutating func wrote(_ frames: Int) {
        fill += frames
        if delay < .max - frames { delay += frames }
    }

    /// Frames that nobody can have heard; `Int.max` for all of them.
    func unheard(at now: ContinuousClock.Instant) -> Int {
        guard let at, delay < .max else { return .max }
        return max(0, min(fill, delay) - FrameCount.frames(max(.zero, now - at)))
    }
}
