/// What comes from the microphone, on its way to whichever session there is. It outlives them.
struct SessionMicrophone: Sendable {
    var gate = MicrophoneGate()
    /// Keeps back the silence around a turn that the user ends.
    var trimmer = TurnTrimmer()
    var ear = AttentiveEar()
    var localTurns = LocalTurns()
    var sendingDelay = SendingDelay()
}
