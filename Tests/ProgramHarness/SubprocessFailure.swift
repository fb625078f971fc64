/// A helper program that did not do its work.
public struct SubprocessFailure: Error, Sendable, CustomStringConvertible {
    public let program: String
    public let output: String

    public var description: String { "\(program) failed: \(output)" }
}
