import Echo
import EchoText

/// Everything that can be typed after a slash or a colon: the commands that have such a name, those that take words, and
/// one for each setting.
public struct SlashCommandTable: Sendable {
    public let all: [SlashCommand]
    private let byName: [String: SlashCommand]

    init(worded: [SlashCommand], commands: CommandTable, settings: SettingsTable) {
        let taken = Set(worded.map(\.name))
        // What also takes words stands among those that do; a setting whose name is taken has a command of its own.
        let plain = commands.all.compactMap { entry in
            entry.slash.flatMap { taken.contains($0) ? nil : Self.command(entry, named: $0) }
        }
        let changes = settings.all.filter { !taken.contains($0.slash) }.map { setting in
            SlashCommand(
                setting.slash, aliases: setting.aliases, title: setting.label, setting.purpose, setting.argument
            ) {
                Self.change(setting, $0)
            }
        }
        all = worded + plain + changes
        byName = Dictionary(
            all.flatMap { command in ([command.name] + command.aliases).map { ($0, command) } },
            uniquingKeysWith: { first, _ in first })
    }

    public subscript(_ name: String) -> SlashCommand? { byName[name] }

    private static func command(_ entry: CommandEntry, named name: String) -> SlashCommand {
        SlashCommand(name, aliases: entry.aliases, entry.help, .none) { rest in
            rest.isEmpty ? .intents([.perform(entry.command)]) : .refused("/\(name) takes no argument.")
        }
    }

    private static func change(_ setting: Setting, _ rest: String) -> SlashCommandParser.Result {
        if rest.isEmpty, setting.id == .instructions { return .intents([.edit(.instructions)]) }
        if rest.isEmpty, setting.id.direction != nil { return .intents([.choose(setting.id)]) }
        guard !rest.isEmpty else {
            let range = setting.rangeText == "text" ? "" : ": " + setting.wantedText
            return .refused("/\(setting.slash) needs a value\(range).")
        }
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        if setting.id == .turnTaking, words.count == 2, words[0] == "semantic" {
            return .intents([.change(.turnTaking, words[0]), .change(.eagerness, words[1].trimmed)])
        }
        return .intents([.change(setting.id, rest)])
    }
}

extension SlashCommandTable {
    static let screen: [SlashCommand] = [
        SlashCommand("quit", aliases: ["exit", "q"], "Quit the program.", .none) { rest in
            rest.isEmpty ? .intents([.leave]) : .refused("/quit takes no argument.")
        },
        SlashCommand("filter", "Show only the events that match; without a filter, show all.", .other("FILTER")) {
            .intents([.performWith(.filterEvents, $0)])
        },
        SlashCommand("export-events", "Write the events to a .jsonl file, without secrets or audio.", .file) { name in
            .intents([
                name.isEmpty
                    ? .perform(.exportEvents)
                    : .performWith(.exportEvents, name.hasSuffix(".jsonl") ? name : name + ".jsonl")
            ])
        },
        SlashCommand(
            "export", aliases: ["save"],
            """
            Write the conversation (.md, .txt, .json, .html), its sound (.wav, .flac, .opus) or the events (.jsonl) to a file.
            """,
            .file
        ) { name in
            name.isEmpty
                ? .refused("/export needs a file name, such as /export talk.md.")
                : .intents([.performWith(name.hasSuffix(".jsonl") ? .exportEvents : .exportConversation, name)])
        },
        SlashCommand("attach", "Attach a text file or a picture to the message.", .file) { name in
            name.isEmpty ? .refused("/attach needs a file name.") : .intents([.performWith(.attach, name)])
        },
    ]
}
