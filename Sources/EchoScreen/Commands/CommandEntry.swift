/// All that is known of a command: how it is called, what it does, its keys, when it is valid and why it is not.
public struct CommandEntry: Sendable {
    public let command: Command
    /// The name after a slash or a colon; nil for commands that make sense only as a key.
    public let slash: String?
    /// Other names that people type for it.
    public let aliases: [String]
    /// How it is called: a verb, or the noun everyone types, in at most four words.
    public let title: String
    /// The effect: one sentence.
    public let help: String
    public let section: CommandSection
    public let keys: [DefaultKey]
    let isValid: @Sendable (Situation) -> Bool
    /// Why it does nothing now.
    let refusal: Wording?

    public init(
        _ command: Command, _ title: String, _ help: String, slash: String? = nil, aliases: [String] = [],
        in section: CommandSection, keys: [DefaultKey] = [], else refusal: Wording? = nil,
        when isValid: @escaping @Sendable (Situation) -> Bool = { $0.overlay == nil }
    ) {
        self.command = command
        self.slash = slash
        self.aliases = aliases
        self.title = title
        self.help = help
        self.section = section
        self.keys = keys
        self.refusal = refusal
        self.isValid = isValid
    }
}

/// A key, or keys one after another, that ask for a command unless the person binds others.
public struct DefaultKey: Sendable, Hashable {
    /// "ctrl+p", "f1", "ctrl+x ctrl+e", "?".
    public let name: String
    public let contexts: Set<KeyContext>

    public static func key(_ name: String, in contexts: Set<KeyContext>) -> DefaultKey {
        DefaultKey(name: name, contexts: contexts)
    }
}
