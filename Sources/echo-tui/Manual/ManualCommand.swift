import ArgumentParser

/// Writes the manual page from the tables that the program itself works by.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Write the manual page, in man(7).", shouldDisplay: false)

    @Option(help: "Write one of its tables in Markdown instead: options, keys, commands or settings.")
    var markdown: ManualTable?

    func run() throws {
        let catalog = CompositionRoot.catalog
        print(try markdown?.markdown(of: catalog) ?? ManualPage(catalog).text, terminator: "")
    }
}
