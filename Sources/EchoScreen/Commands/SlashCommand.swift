/// A command typed after a slash or a colon, with or without words after it.
public struct SlashCommand: Sendable {
    public let name: String
    public let aliases: [String]
    /// How it is called in a list: "Save profile".
    public let title: String
    /// The effect: one sentence.
    public let summary: String
    public let argument: CommandArgument
    let parse: @Sendable (String) -> SlashCommandParser.Result

    /// - Parameter title: nil for the name, with its dashes as spaces.
    public init(
        _ name: String, aliases: [String] = [], title: String? = nil, _ summary: String, _ argument: CommandArgument,
        parse: @escaping @Sendable (String) -> SlashCommandParser.Result
    ) {
        self.name = name
        self.aliases = aliases
        self.title = title ?? name.replacing("-", with: " ").capitalizedFirst
        self.summary = summary
        self.argument = argument
        self.parse = parse
    }
}
