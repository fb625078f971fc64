import ArgumentParser

/// Shows, gets, removes and tries parts of the local assistant.
struct LocalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "local", abstract: "Get a brain, ears and a voice for the offline assistant.",
        discussion: """
            Parts are loaded from the addresses that parts.toml names, checked by their SHA-256, and run by this program \
            when they are needed. Nothing is loaded unless you ask for it. parts.toml beside config.toml adds your own.
            """,
        subcommands: [LocalListCommand.self, LocalGetCommand.self, LocalRemoveCommand.self, LocalTryCommand.self],
        defaultSubcommand: LocalListCommand.self)
}
