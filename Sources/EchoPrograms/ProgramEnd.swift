/// How a ``StreamedProgram`` ended.
public enum ProgramEnd: Hashable, Sendable {
    case notStarted(reason: String)
    /// - Parameter lastErrors: the end of what it wrote to its standard error.
    case ended(ProgramStatus, lastErrors: [UInt8])
}
