/// What is typed after a slash or a colon to have something done, with or without words after it.
public struct SlashCommand: Sendable {
    public let name: String
    public let aliases: [String]
    public let summary: String
    public let argument: CommandArgument
    let parse: @Sendable (String) -> SlashCommandParser.Result

    public init(
        _ name: String, aliases: [String] = [], _ summary: String, _ argument: CommandArgument,
        parse: @escaping @Sendable (String) -> SlashCommandParser.Result
    ) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        self.argument = argument
        self.parse = parse
    }
}
