import EchoPresentation

/// The manual page, made from the tables of commands, keys, settings and options.
struct ManualPage {
    private let program: CommandLineDump.Command
    private let catalog: Catalog

    init(_ catalog: Catalog) throws {
        program = try CommandLineDump.read().command
        self.catalog = catalog
    }

    var text: String {
        var page = Roff()
        page.title("echo-tui", section: 1, date: Version.date, source: "echo-tui \(Version.current)")
        begin(&page)
        options(&page)
        subcommands(&page)
        keys(&page)
        commands(&page)
        settings(&page)
        surroundings(&page)
        return page.text
    }

    private func begin(_ page: inout Roff) {
        page.section("NAME")
        page.words("echo-tui - talk with an assistant, by voice and by text, in the terminal")
        page.section("SYNOPSIS")
        page.words("echo-tui [OPTIONS]")
        for command in program.shownSubcommands { page.paragraph("echo-tui \(command.commandName) [OPTIONS]") }
        page.section("DESCRIPTION")
        page.words(
            """
            echo-tui shows a conversation with an assistant on the whole terminal: press space and talk, or type and \
            press Enter. It speaks OpenAI's Realtime, Responses and Chat Completions protocols with any compatible server.
            """)
        page.paragraph(program.discussion ?? "")
        page.paragraph(
            """
            With --plain, and by itself where standard input or output is no terminal or the terminal cannot place text \
            (TERM=dumb), it writes lines instead of a screen: every line begins with who speaks ("you:", "echo:", \
            "tool NAME:", "notice:", "state:"), every line that is read is a message or a command behind / or :. It ends \
            with the input, when everything is answered.
            """)
    }

    private func options(_ page: inout Roff) {
        page.section("OPTIONS")
        for argument in (program.subcommand("run")?.shown ?? []) { item(argument, &page) }
    }

    private func subcommands(_ page: inout Roff) {
        page.section("SUBCOMMANDS")
        for command in program.shownSubcommands {
            page.subsection("echo-tui \(command.commandName)")
            page.words([command.abstract, command.discussion].compactMap(\.self).joined(separator: " "))
            for argument in command.shown where !argument.isHelp { item(argument, &page) }
        }
    }

    private func keys(_ page: inout Roff) {
        page.section("KEYS")
        page.words("The line at the bottom of the screen shows the keys that do something now, F1 all of them.")
        for (section, rows) in KeyTable(catalog).sections where !rows.isEmpty {
            page.subsection(section.title)
            for row in rows { page.item(row.keys, row.title.sentence) }
        }
    }

    private func commands(_ page: inout Roff) {
        page.section("COMMANDS")
        page.words("Written in the message behind a slash, or after a colon outside of it. Two slashes send one.")
        for command in catalog.slashCommands.all {
            let usage = command.argument.usage
            page.item("/\(command.name)" + (usage.isEmpty ? "" : " \(usage)"), command.summary.sentence)
        }
    }

    private func settings(_ page: inout Roff) {
        page.section("SETTINGS")
        page.words("Changed in their pane or by their commands, and kept in config.toml under these names.")
        for setting in catalog.settings.all { page.item(Self.place(of: setting.id), setting.help()) }
    }

    private func surroundings(_ page: inout Roff) {
        page.section("ENVIRONMENT")
        page.item(
            "OPENAI_API_KEY", "The key for the server. Without it, and without --url, the program answers offline.")
        page.item(
            "OPENAI_BASE_URL",
            "The server's address. The option --url goes before it, and it goes before the server in config.toml.")
        page.item("NO_COLOR", "When set to anything: no colours.")
        page.item("EDITOR, VISUAL, PAGER", "What a message is written in, and read in.")
        page.item("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME", "Where the files below are looked for.")
        page.section("FILES")
        page.item("~/.config/echo-tui/config.toml", "Settings. A key in it is used only if nobody else can read it.")
        page.item("~/.config/echo-tui/themes", "Themes of your own, as TOML files.")
        page.item("~/.local/state/echo-tui", "What the program remembers by itself.")
        page.section("EXIT STATUS")
        page.item("0", "The person left, or, in plain mode, everything was answered.")
        page.item("1", "The program could not start, or, in plain mode, the last message got no answer.")
        page.item("64", "The command line was wrong.")
        page.item("129, 130, 143", "A signal ended it: the terminal was closed, an interrupt, a request to end.")
        page.section("EXAMPLES")
        page.example([
            "echo-tui", "echo-tui --url ws://127.0.0.1:8080/v1 --model my-model", "echo-tui doctor",
            "echo \"what is 12 times 7?\" | echo-tui --plain --text",
        ])
    }

    private func item(_ argument: CommandLineDump.Argument, _ page: inout Roff) {
        page.item(argument.usage, argument.abstract ?? "")
    }

    /// "voice.speed", "screen.alerts", "theme": section and key.
    static func place(of id: SettingID) -> String {
        let name = id.name
        return name.hasPrefix(".") ? String(name.dropFirst()) : name.contains(".") ? name : "voice.\(name)"
    }
}

extension String {
    /// With a capital at the start and a full stop at the end.
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
