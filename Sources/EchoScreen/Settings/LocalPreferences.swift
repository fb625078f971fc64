/// What stands behind the offline assistant: `auto`, `built-in` or the address of a server each.
public struct LocalPreferences: Sendable, Hashable {
    /// A server of this machine once it is found, else what comes with the program.
    public static let automatic = "auto"
    public static let builtIn = "built-in"

    /// Who thinks of answers.
    public var brain = automatic
    /// Who writes down what is said.
    public var ears = automatic
    /// Who speaks.
    public var voice = automatic
    /// Minutes after which programs of parts that nobody asks are ended.
    public var idleMinutes = 10.0

    public init() {}
}
