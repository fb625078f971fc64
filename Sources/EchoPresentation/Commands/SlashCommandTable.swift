import Echo
import EchoText
import Foundation

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
            SlashCommand(setting.slash, setting.purpose, setting.argument) { Self.change(setting, $0) }
        }
        all = worded + plain + changes
        byName = Dictionary(
            all.flatMap { command in ([command.name] + command.aliases).map { ($0, command) } },
            uniquingKeysWith: { first, _ in first })
    }

    public subscript(_ name: String) -> SlashCommand? { byName[name] }

    private static func command(_ entry: CommandEntry, named name: String) -> SlashCommand {
        SlashCommand(name, aliases: entry.aliases, entry.title, .none) { rest in
            rest.isEmpty ? .intents([.perform(entry.command)]) : .refused("/\(name) takes nothing after it.")
        }
    }

    private static func change(_ setting: Setting, _ rest: String) -> SlashCommandParser.Result {
        if rest.isEmpty, setting.id == .instructions { return .intents([.edit(.instructions)]) }
        if rest.isEmpty, setting.id.direction != nil { return .intents([.choose(setting.id)]) }
        guard !rest.isEmpty else { return .refused("/\(setting.slash) needs a value: \(setting.rangeText).") }
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        if setting.id == .turnTaking, words.count == 2, words[0] == "semantic" {
            return .intents([.change(.turnTaking, words[0]), .change(.eagerness, words[1].trimmed)])
        }
        return .intents([.change(setting.id, rest)])
    }
}

extension SlashCommandTable {
    static let screen: [SlashCommand] = [
        SlashCommand("mode", "go on by voice or by text", .words(["voice", "text"]), parse: mode),
        SlashCommand("model", "let another model answer; without a name, choose", .model) { name in
            .intents([name.isEmpty ? .perform(.showModels) : .useModel(name)])
        },
        SlashCommand("theme", "use a theme; without a name, choose", .theme) { name in
            .intents([name.isEmpty ? .perform(.showThemes) : .useTheme(name)])
        },
        SlashCommand("profile", "use the settings kept under a name; without one, choose", .profile) { name in
            .intents([name.isEmpty ? .perform(.showProfiles) : .useProfile(name)])
        },
        SlashCommand("save-profile", "keep the settings under a name; without one, it is asked for", .other("NAME")) {
            name in
            .intents([name.isEmpty ? .perform(.saveProfile) : .keepProfile(name)])
        },
        SlashCommand("quit", aliases: ["exit"], "quit", .none) { rest in
            rest.isEmpty ? .intents([.leave]) : .refused("/quit takes nothing after it.")
        },
        SlashCommand("approve", "let a tool run; with always, now and later", .words(["always"]), parse: approve),
        SlashCommand("cost", "tokens and cost; with limit 0.50, what they may come to", .words(["limit"]), parse: cost),
        SlashCommand("filter", "show only some events", .other("WORDS")) { .intents([.filterEvents($0)]) },
        SlashCommand("export-events", "write the events to a file, without secrets", .file) { name in
            .intents([
                name.isEmpty ? .perform(.exportEvents) : .export(name.hasSuffix(".jsonl") ? name : name + ".jsonl")
            ])
        },
        SlashCommand("export", "write the conversation or the events to a file", .file) { name in
            name.isEmpty ? .refused("/export needs the name of a file: /export talk.md.") : .intents([.export(name)])
        },
        SlashCommand("attach", "put a file's text into the message", .file) { name in
            name.isEmpty ? .refused("/attach needs the name of a file.") : .intents([.attach(name)])
        },
    ]

    private static let mode: @Sendable (String) -> SlashCommandParser.Result = { word in
        switch word.lowercased() {
        case "voice", "audio": .intents([.useMode(.audio)])
        case "text": .intents([.useMode(.text)])
        case "": .intents([.perform(.switchMode)])
        default: .refused("/mode is voice or text.")
        }
    }

    private static let approve: @Sendable (String) -> SlashCommandParser.Result = { word in
        switch word.lowercased() {
        case "": .intents([.perform(.approve)])
        case "always": .intents([.perform(.approveForGood)])
        default: .refused("/approve takes nothing after it, or always.")
        }
    }

    private static let cost: @Sendable (String) -> SlashCommandParser.Result = { rest in
        let words = rest.split(separator: " ").map { $0.lowercased() }
        guard let first = words.first else { return .intents([.perform(.showCost)]) }
        guard first == "limit", words.count == 2 else { return .refused(costUse) }
        if words[1] == "off" || words[1] == "none" { return .intents([.limitCost(nil)]) }
        guard let limit = dollars(words[1]) else { return .refused(costUse) }
        return .intents([.limitCost(limit)])
    }

    private static let costUse: Wording =
        "/cost shows what was spent; /cost limit 0.50 stops at so many dollars, /cost limit off never."

    /// More than nothing, less than a million.
    private static func dollars(_ word: String) -> Decimal? {
        let number = word.drop { $0 == "$" }
        guard !number.isEmpty, number.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }),
            number.filter({ $0 == "." }).count < 2, number != ".", number.count <= 12,
            let dollars = Decimal(string: String(number)), dollars > 0, dollars < 1_000_000
        else { return nil }
        return dollars
    }
}
