/// The standard input, output or error of a program.
public enum ProgramFile: Sendable {
    /// The same as we have.
    case inherited
    /// Nothing to read; what is written is thrown away.
    case nothing
    case descriptor(Int32)
}
