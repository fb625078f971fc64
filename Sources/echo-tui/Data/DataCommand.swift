import ArgumentParser

/// Shows, exports and erases what is kept on this machine.
struct DataCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "data", abstract: "Show, export and erase what this program keeps on this machine.",
        subcommands: [DataListCommand.self, DataExportCommand.self, DataEraseCommand.self],
        defaultSubcommand: DataListCommand.self)
}
