public import EchoAudio

/// The signal of a microphone while it was tried out.
public struct ProbedSignal: Sendable, Hashable {
    public var loudest: LevelReading
    /// What was wrong with it at the end; nil for nothing.
    public var problem: SignalProblem?

    public init(loudest: LevelReading = LevelReading(), problem: SignalProblem? = nil) {
        self.loudest = loudest
        self.problem = problem
    }
}
