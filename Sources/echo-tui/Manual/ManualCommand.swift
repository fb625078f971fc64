import ArgumentParser

/// Writes the manual page from the tables that the program itself works by.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page as man(7) source.", shouldDisplay: false)

    @Option(help: "Print one of its tables as Markdown instead: options, keys, commands or settings.")
    var markdown: ManualTable?

    @Option(help: "Print the page of one command instead, such as serve.")
    var command: String?

    @Flag(help: "List the commands that have a page of their own.")
    var list = false

    func run() throws {
        if list || command != nil { return try printPages() }
        let catalog = CompositionRoot.catalog
        print(try markdown?.markdown(of: catalog) ?? ManualPage(catalog).text, terminator: "")
    }

    private func printPages() throws {
        let pages = try CommandPage.all()
        guard let command else { return print(pages.map(\.command.commandName).joined(separator: "\n")) }
        guard let page = pages.first(where: { $0.command.commandName == command }) else {
            throw ValidationError("There is no page for “\(command)”. --list names those there are.")
        }
        print(page.text, terminator: "")
    }
}
