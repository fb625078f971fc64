public import EchoAudio

/// The state of microphone and loudspeaker.
public struct AudioStatus: Sendable, Hashable {
    /// The state of a sound device.
    public enum Device: Sendable, Hashable {
        case closed
        case opening
        case open
        /// A microphone that is open between two turns: nothing of what it hears is kept, shown or sent.
        case standby
        /// Not working; being tried again by itself when `retrying`.
        case failed(AudioDeviceError, retrying: Bool)
    }

    public var microphone: Device
    public var loudspeaker: Device
    /// Nothing that was said is sent. A microphone that was open stays so, since a server that listens for pauses counts
    /// sound; one that was closed is not opened.
    public var isMuted: Bool
    /// The problem with the sound of an open microphone; nil for none.
    public var signal: SignalProblem?

    /// The microphone is open and not even noise comes.
    public var hasNoSignal: Bool { signal == .noSignal }

    public init(
        microphone: Device = .closed, loudspeaker: Device = .closed, isMuted: Bool = false,
        signal: SignalProblem? = nil
    ) {
        self.microphone = microphone
        self.loudspeaker = loudspeaker
        self.isMuted = isMuted
        self.signal = signal
    }
}

/// How loud one direction is, at most 20 times a second and only while something sounds.
public struct AudioLevel: Sendable, Hashable {
    /// The user's side or the assistant's side.
    public enum Direction: String, Sendable, Hashable { case microphone, loudspeaker }

    public var direction: Direction
    public var level: LevelReading
    /// Somebody speaks into the microphone, as far as this machine can tell by itself.
    public var isSpeech: Bool

    public init(direction: Direction, level: LevelReading, isSpeech: Bool = false) {
        self.direction = direction
        self.level = level
        self.isSpeech = isSpeech
    }
}
