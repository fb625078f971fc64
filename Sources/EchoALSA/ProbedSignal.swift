public import EchoAudio

/// The signal of a microphone while it was tried out.
public struct ProbedSignal: Sendable, Hashable {
    public var loudest: LevelReading
    /// The problem with it at the end; nil for none.
    public var problem: SignalProblem?

    public init(loudest: LevelReading = LevelReading(), problem: SignalProblem? = nil) {
        self.loudest = loudest
        self.problem = problem
    }
}
