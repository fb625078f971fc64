import ArgumentParser

/// Finds, reads, exports and deletes saved conversations, for people and scripts.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "List, search, read, export, import and delete saved conversations.",
        discussion: """
            A filter is made of words, "phrases", and from:DAY before:DAY model:NAME mode:voice|text tool:NAME cost>DOLLARS, \
            where DAY is 2026-11-24, 2026-11, 2026, today, yesterday or 7d.
            """,
        subcommands: [
            HistoryListCommand.self, HistorySearchCommand.self, HistoryShowCommand.self, HistoryExportCommand.self,
            HistoryDeleteCommand.self, HistoryImportCommand.self,
        ],
        defaultSubcommand: HistoryListCommand.self)
}
