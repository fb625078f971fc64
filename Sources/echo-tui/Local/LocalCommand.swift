import ArgumentParser

/// Shows, gets, removes and tries parts of the local assistant.
struct LocalCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "local", abstract: "Get a brain, ears and a voice for the offline assistant.",
        discussion: """
            Parts are downloaded from the addresses in parts.toml, checked by their SHA-256, and run by this program \
            when they are needed. Nothing is downloaded unless you ask for it. Add your own in parts.toml beside \
            config.toml.
            """,
        subcommands: [LocalListCommand.self, LocalGetCommand.self, LocalRemoveCommand.self, LocalTryCommand.self],
        defaultSubcommand: LocalListCommand.self)
}
