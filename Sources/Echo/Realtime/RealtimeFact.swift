import EchoAudio

/// What the performer found out.
enum RealtimeFact: Sendable, Hashable {
    case playbackStarted(item: String)
    /// The item's first sample was heard then.
    case playbackHeard(item: String, at: ContinuousClock.Instant)
    case playbackFinished(item: String)
    case playbackInterrupted([RenderedItem])
    case loudspeaker(AudioStatus.Device)
    case microphone(AudioStatus.Device)
    /// What is wrong with what the microphone gives; nil for nothing any more.
    case signal(SignalProblem?)
    case timerFired(RealtimeTimer)
    case summarised(WrittenSummary)
    case toolCallChanged(ToolActivity)
    /// The connection broke and is being mended.
    case connectionBroke(EchoError)
    /// The connection is over, and nobody mends it.
    case connectionEnded(EchoError)
}
