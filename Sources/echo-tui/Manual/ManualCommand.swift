import ArgumentParser

/// Writes the manual page from the tables that the program itself works by.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page as man(7) source.", shouldDisplay: false)

    @Option(help: "Print one of its tables as Markdown instead: options, keys, commands or settings.")
    var markdown: ManualTable?

    func run() throws {
        let catalog = CompositionRoot.catalog
        print(try markdown?.markdown(of: catalog) ?? ManualPage(catalog).text, terminator: "")
    }
}
