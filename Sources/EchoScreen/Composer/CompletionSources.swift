public import Echo

/// The sources of completions besides the commands.
public struct CompletionSources: Sendable, Hashable {
    public var models: [String] = []
    public var themes: [String] = []
    public var profiles: [String] = []
    public var prompts: [String] = []
    /// Of both directions; nil until the sound system has told.
    public var devices: [AudioDevice]?
    /// The contents of the folders that were looked into, by the name they were asked for.
    public var folders: [String: [FileEntry]] = [:]

    public init() {}
}
