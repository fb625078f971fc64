public import EchoAudio

/// A loudspeaker: plays 24 kHz mono PCM16, item after item, and knows exactly how much of each was rendered.
public protocol AudioPlaybackProtocol: Sendable {
    /// Makes the loudspeaker ready. Returns at once; events come on the device's own thread.
    func start(onEvent: @escaping @Sendable (AudioPlaybackEvent) -> Void)
    /// Queues sound behind what is queued. Never blocks. Opens the device when it is closed.
    func enqueue(_ sound: PCM16, item: String)
    /// Says that no more sound comes for `item`, so that its end can be told from a late delta.
    func endOfItem(_ item: String)
    /// Fades out within 15 ms and holds what is queued, also what is queued later, until `restore()` or `interrupt()`.
    /// Never blocks; harmless when nothing sounds.
    func duck()
    /// Goes on, within 15 ms at full loudness, with the first frame that `duck()` held back: none is left out and none is
    /// heard twice. Harmless when it was not ducked.
    func restore()
    /// Fades out within 15 ms, drops everything queued, and returns what was rendered of each item that
    /// was playing or queued, in the order of the queue.
    func interrupt() async -> [RenderedItem]
    /// Fades out within 15 ms and gives back what is queued and was not rendered, in the order of the queue, so that
    /// something else can be heard first. What is queued again under the same name goes on where it stopped, and its end
    /// is to be told again. Nil where that cannot be done; then nothing happens.
    func takeBack() async -> [QueuedSound]?
    func stop() async
}

extension AudioPlaybackProtocol {
    public func takeBack() async -> [QueuedSound]? { nil }
}

/// Sound of an item that waited in a loudspeaker.
public struct QueuedSound: Sendable, Hashable {
    /// The name that the sound was queued under.
    public let item: String
    public let sound: PCM16

    public init(item: String, sound: PCM16) {
        self.item = item
        self.sound = sound
    }
}

/// An event of a loudspeaker, in order, on its own thread.
public enum AudioPlaybackEvent: Sendable {
    case opened
    case started(item: String)
    /// The item's first sample left the loudspeaker, output latency included; told soon afterwards, and before the
    /// item is finished. A device that does not know its latency tells nothing.
    case heard(item: String, at: ContinuousClock.Instant)
    /// What was handed to the device since this was told last, a few times a second: of an item, or nil for silence, of
    /// which not all need be told, and the end of what was interrupted. `heardAt` is when its last sample leaves the
    /// loudspeaker, as well as the device can tell.
    case rendered(PCM16, item: String?, heardAt: ContinuousClock.Instant)
    /// All of the item's sound has been heard.
    case finished(item: String)
    case failed(AudioDeviceError, retrying: Bool)
}

/// How much of an item left the loudspeaker.
public struct RenderedItem: Sendable, Hashable {
    /// The name that the sound was queued under.
    public let item: String
    /// Frames at 24 kHz that were audible, output latency subtracted.
    public let frames: Int

    public init(item: String, frames: Int) {
        self.item = item
        self.frames = frames
    }
}
