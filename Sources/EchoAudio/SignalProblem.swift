/// A problem that keeps a working microphone from hearing somebody well.
public enum SignalProblem: String, Sendable, Hashable, CaseIterable {
    /// The system's own switch is off: `SignalDiagnosis` cannot tell, a sound server or a mixer can.
    case mutedBySystem
    /// Not even noise comes.
    case noSignal
    /// It is louder than it can be told.
    case clipping
    /// The speaker is hardly heard.
    case tooQuiet
}
