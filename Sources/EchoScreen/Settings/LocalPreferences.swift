/// The parts behind the offline assistant: `auto`, `built-in` or the address of a server each.
public struct LocalPreferences: Sendable, Hashable {
    /// A server of this machine once it is found, else what comes with the program.
    public static let automatic = "auto"
    public static let builtIn = "built-in"

    /// The brain.
    public var brain = automatic
    /// The ears.
    public var ears = automatic
    /// The voice.
    public var voice = automatic
    /// Minutes after which programs of parts that nobody asks are ended.
    public var idleMinutes = 10.0

    public init() {}
}
