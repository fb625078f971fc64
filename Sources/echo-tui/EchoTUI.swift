import ArgumentParser

/// Talk to an AI assistant in the terminal, by voice or text.
@main
struct EchoTUI: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "echo-tui",
        abstract: "Talk to an AI assistant in the terminal, by voice or text.",
        discussion: """
            Without an API key or a server address, a built-in offline assistant answers. With OPENAI_API_KEY set, it \
            connects to OpenAI's Realtime API; with --url or OPENAI_BASE_URL, to any compatible server.

            Conversation options such as --url, --model, --text, --theme, --profile and --plain need no \
            subcommand; see echo-tui run --help.
            """,
        version: Version.current,
        subcommands: [
            RunCommand.self, ServeCommand.self, BridgeCommand.self, PhoneCommand.self, DoctorCommand.self,
            ReplayCommand.self, HistoryCommand.self, PromptCommand.self, SpendingCommand.self, DataCommand.self,
            KeyCommand.self, ManualCommand.self, CompletionsCommand.self,
        ],
        defaultSubcommand: RunCommand.self)
}
