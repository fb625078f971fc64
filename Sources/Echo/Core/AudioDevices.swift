public import EchoAudio

/// The devices that a conversation hears and speaks with. Each conversation may have its own.
public struct AudioDevices: Sendable {
    /// Without one, text can still be sent.
    public var microphone: (any AudioCaptureProtocol)?
    /// Without one, answers are read instead of heard.
    public var loudspeaker: (any AudioPlaybackProtocol)?
    /// How sound goes over the wire. With a telephone's the bytes pass untouched: the microphone gives what
    /// `AudioCodec.decode(_:)` made of them, and `AudioCodec.encode(_:)` has them back for the loudspeaker.
    public var codec: AudioCodec
    /// Whether `EchoEvent.audioLevelChanged` tells how loud both sides are, and whether a microphone that gives nothing
    /// of use is told of: a quarter of what a spoken conversation costs. Who answers many calls at once looks at none.
    public var reportsLevels: Bool

    public init(
        microphone: (any AudioCaptureProtocol)? = nil, loudspeaker: (any AudioPlaybackProtocol)? = nil,
        codec: AudioCodec = .pcm16, reportsLevels: Bool = true
    ) {
        self.microphone = microphone
        self.loudspeaker = loudspeaker
        self.codec = codec
        self.reportsLevels = reportsLevels
    }

    /// Where goes what is said and heard with them.
    var feed = SoundFeed()
}
