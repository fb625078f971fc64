/// The manual page of one subcommand, "echo-tui-serve", with those below it.
struct CommandPage {
    let command: CommandLineDump.Command

    /// Of every subcommand that is shown.
    static func all() throws -> [CommandPage] {
        try CommandLineDump.read().command.shownSubcommands.map(CommandPage.init)
    }

    var name: String { "echo-tui-\(command.commandName)" }

    var text: String {
        var page = Roff()
        page.title(name, section: 1, date: Version.date, source: "echo-tui \(Version.current)")
        begin(&page)
        page.section("OPTIONS")
        options(of: command, &page)
        page.item("-h, --help", "Show a short help.")
        if !command.namedSubcommands.isEmpty { page.section("SUBCOMMANDS") }
        for (name, below) in command.namedSubcommands {
            page.subsection("\(usage) \(name)")
            page.words(Self.words(of: below) + (command.defaultSubcommand == name ? " This is the default." : ""))
            options(of: below, &page)
        }
        page.section("SEE ALSO")
        page.words("echo-tui(1); echo-tui help \(command.commandName)")
        return page.text
    }

    private var usage: String { "echo-tui \(command.commandName)" }

    private func begin(_ page: inout Roff) {
        page.section("NAME")
        page.words("\(name) - \(Self.phrase(command.abstract ?? command.commandName))")
        page.section("SYNOPSIS")
        page.words("\(usage) \(command.synopsis)")
        for (name, below) in command.namedSubcommands { page.paragraph("\(usage) \(name) \(below.synopsis)") }
        page.section("DESCRIPTION")
        page.words(Self.words(of: command))
    }

    private func options(of command: CommandLineDump.Command, _ page: inout Roff) {
        for argument in command.shown where !argument.isHelp { page.item(argument.usage, argument.abstract ?? "") }
    }

    private static func words(of command: CommandLineDump.Command) -> String {
        [command.abstract, command.discussion].compactMap(\.self).joined(separator: " ")
    }

    /// "List and read saved conversations." as a name's line has it. A name at its beginning stays as it is.
    private static func phrase(_ sentence: String) -> String {
        let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        let second = words.dropFirst().first
        guard second?.isLowercase == true || second == " " else { return String(words) }
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
