import ArgumentParser

/// Talk with an assistant, by voice and by text, in the terminal.
@main
struct EchoTUI: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "echo-tui",
        abstract: "Talk with an assistant, by voice and by text, in the terminal.",
        discussion: """
            Without a key or an address it answers offline, from a server inside the program. With OPENAI_API_KEY set it \
            talks to OpenAI's Realtime API; with --url, or OPENAI_BASE_URL, to any compatible server.

            Options of the conversation, such as --url, --model, --text, --theme, --profile and --plain, need no \
            subcommand; echo-tui run --help explains each.
            """,
        version: Version.current,
        subcommands: [
            RunCommand.self, ServeCommand.self, DoctorCommand.self, ReplayCommand.self, ManualCommand.self,
            CompletionsCommand.self,
        ],
        defaultSubcommand: RunCommand.self)
}
