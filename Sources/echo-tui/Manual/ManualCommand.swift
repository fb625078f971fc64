import ArgumentParser

/// Writes the manual page from the tables that the program itself works by.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Write the manual page, in man(7).", shouldDisplay: false)

    @Flag(help: "Write the table of keys instead, as the README shows it.")
    var keysMarkdown = false

    func run() throws {
        print(
            keysMarkdown ? KeyTable(CompositionRoot.catalog).markdown : try ManualPage(CompositionRoot.catalog).text,
            terminator: "")
    }
}
