import EchoAudio

/// A fact that the performer found out.
enum RealtimeFact: VoiceFactProtocol, Hashable {
    typealias Timer = RealtimeTimer

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
    /// A connection was made; how much the model can take in, where the server tells.
    case connected(ContextWindow?)
    case connectFailed(EchoError)
    case connectionClosed(EchoError)
    /// What answers in place of the model that the server refused; nil where there is nothing, which then is said.
    case modelFound(String?, EchoError)
    /// What writes down the user's words in place of the model that the server refused; nil where there is nothing.
    case transcriberFound(String?, in: String, EchoError)
}

extension RealtimeFact {
    static func device(_ fact: RealtimeFact) -> RealtimeFact { fact }
}
