/// How a ``LineProgram`` ended.
public struct LineProgramEnd: Hashable, Sendable {
    /// For people: its status, and the last lines of its standard error, without control characters.
    public let reason: String
    /// False when it could not even be started: trying again is no use before somebody has looked.
    public let hasStarted: Bool
}
