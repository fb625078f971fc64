import EchoScreen

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
        page.words("echo-tui - talk to an AI assistant in the terminal, by voice or text")
        page.section("SYNOPSIS")
        page.words("echo-tui [OPTIONS]")
        for command in program.shownSubcommands { page.paragraph("echo-tui \(command.commandName) [OPTIONS]") }
        page.section("DESCRIPTION")
        page.words(
            """
            echo-tui is a full-screen client for a conversation with an AI assistant: press Space to talk, or type and \
            press Enter. It supports OpenAI's Realtime, Responses and Chat Completions APIs and compatible servers.
            """)
        page.paragraph(program.discussion ?? "")
        page.paragraph(
            """
            With --plain, or when standard input or output is not a terminal or the terminal cannot position the cursor \
            (TERM=dumb), it prints lines instead of a screen: every line starts with who speaks ("you:", "echo:", \
            "tool NAME:", "notice:", "state:"); every line of input is a message, or a command after / or :. It exits \
            at the end of the input, once everything is answered.
            """)
    }

    private func options(_ page: inout Roff) {
        page.section("OPTIONS")
        for argument in (program.subcommand("run")?.shown ?? []) { item(argument, &page) }
    }

    private func subcommands(_ page: inout Roff) {
        page.section("SUBCOMMANDS")
        for (name, command) in program.namedSubcommands {
            page.subsection("echo-tui \(name)")
            page.words([command.abstract, command.discussion].compactMap(\.self).joined(separator: " "))
            for argument in command.shown where !argument.isHelp { item(argument, &page) }
        }
    }

    private func keys(_ page: inout Roff) {
        page.section("KEYS")
        page.words("The line at the bottom of the screen shows the most useful keys; F1 shows all of them.")
        for (section, rows) in KeyTable(catalog).sections where !rows.isEmpty {
            page.subsection(section.title)
            for row in rows { page.item(row.keys, row.help) }
        }
    }

    private func commands(_ page: inout Roff) {
        page.section("COMMANDS")
        page.words(
            "Type them in the message after a slash, or outside it after a colon. Two slashes send a message that starts with one."
        )
        for command in catalog.slashCommands.all {
            let usage = command.argument.usage
            page.item("/\(command.name)" + (usage.isEmpty ? "" : " \(usage)"), command.summary)
        }
    }

    private func settings(_ page: inout Roff) {
        page.section("SETTINGS")
        page.words(
            "Change them in the settings pane or with their commands; they are saved in config.toml under these names.")
        for setting in catalog.settings.all { page.item(Self.place(of: setting.id), setting.help()) }
    }

    private func surroundings(_ page: inout Roff) {
        page.section("ENVIRONMENT")
        page.item(
            "OPENAI_API_KEY", "The API key. Without it, and without --url, the offline assistant answers.")
        page.item(
            "OPENAI_BASE_URL",
            "The server's address. --url takes precedence over it, and it over config.toml.")
        page.item(
            "ECHO_FIRST_BYTE_TIMEOUT", "Seconds that a server may take until its answer begins (default: 300).")
        page.item(
            "ECHO_SILENCE_TIMEOUT", "Seconds that an answer may pause before it is given up (default: 120).")
        page.item("NO_COLOR", "If set to anything: no colours.")
        page.item("EDITOR, VISUAL, PAGER", "The programs that open a message for editing and for reading.")
        page.item("XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME", "The base directories of the files below.")
        page.section("FILES")
        page.item(
            "~/.config/echo-tui/config.toml",
            "Settings. An API key in it is used only if no other user can read the file.")
        page.item("~/.config/echo-tui/themes", "Your own themes, as TOML files.")
        page.item("~/.local/state/echo-tui", "State that the program saves: history, logs.")
        page.item("~/.local/share/echo-tui", "What the program keeps: recordings, saved conversations, stored keys.")
        page.section("EXIT STATUS")
        page.item("0", "You quit, or, in plain mode, everything was answered.")
        page.item("1", "The program could not start, or, in plain mode, the last message got no answer.")
        page.item("64", "Invalid command line.")
        page.item("129, 130, 143", "Ended by a signal: hangup, interrupt or termination.")
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
