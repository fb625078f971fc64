/// What the loudspeaker's thread does next.
enum PlaybackStep: Sendable, Hashable {
    /// Hand this to the device and say how much of it was taken.
    case write([Int16])
    /// The device is full: wait until it has room.
    case waitForRoom
    /// Nothing to do for so long, unless something is queued.
    case wait(Duration)
    /// Nothing was played for a while: stop the device.
    case stop
    /// Nothing to do until something is queued.
    case rest
}
