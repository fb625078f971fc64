import Echo
import Foundation

/// Reads what is typed into the composer: a text to send, or a command behind a slash.
public enum SlashCommandParser {
    public enum Result: Sendable, Hashable {
        case text(String)
        case intents([Intent])
        /// No such command, or not with these words.
        case refused(Wording)
    }

    /// Two slashes at the start send a text that starts with one.
    public static func parse(_ text: String) -> Result {
        if text.hasPrefix("//") { return .text(String(text.dropFirst())) }
        guard text.hasPrefix("/") else { return .text(text) }
        let name = text.dropFirst().prefix { !$0.isWhitespace }.lowercased()
        let rest = text.dropFirst(name.count + 1).trimmed
        return command(name, rest)
    }

    /// Every command, for the help.
    static let names =
        SettingsTable.all.map { "/" + $0.slash }
        + [
            "mode", "model", "tools", "mcp", "cost", "approve", "deny", "regenerate", "edit", "delete", "theme", "talk",
            "mute", "stop", "reset", "reconnect", "help", "quit",
        ].map { "/" + $0 }

    private static let plain: [String: Command] = [
        "mute": .mute, "unmute": .mute, "reset": .reset, "new": .reset, "help": .help, "quit": .quit, "exit": .quit,
        "stop": .stop, "reconnect": .reconnect, "talk": .toggleTalking, "tools": .showTools, "mcp": .showToolServers,
        "deny": .deny, "regenerate": .regenerate, "edit": .editLast, "delete": .deleteLast,
    ]

    private static func command(_ name: String, _ rest: String) -> Result {
        if let command = plain[name] {
            return rest.isEmpty ? .intents([.perform(command)]) : .refused("/\(name) takes nothing after it.")
        }
        switch name {
        case "theme":
            return rest.isEmpty
                ? .refused("/theme needs the name of a theme: /theme light.") : .intents([.useTheme(rest)])
        case "mode": return mode(rest)
        case "model": return .intents([rest.isEmpty ? .perform(.showModels) : .useModel(rest)])
        case "cost": return cost(rest)
        case "approve": return approve(rest)
        default: break
        }
        guard let setting = SettingsTable.setting(slash: name) else { return unknown(name) }
        return change(setting, rest)
    }

    private static func mode(_ word: String) -> Result {
        switch word.lowercased() {
        case "voice", "audio": .intents([.useMode(.audio)])
        case "text": .intents([.useMode(.text)])
        case "": .intents([.perform(.switchMode)])
        default: .refused("/mode is voice or text.")
        }
    }

    private static func approve(_ word: String) -> Result {
        switch word.lowercased() {
        case "": .intents([.perform(.approve)])
        case "always": .intents([.perform(.approveForGood)])
        default: .refused("/approve takes nothing after it, or always.")
        }
    }

    private static func cost(_ rest: String) -> Result {
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

    private static func change(_ setting: Setting, _ rest: String) -> Result {
        if rest.isEmpty, setting.id == .instructions { return .intents([.edit(.instructions)]) }
        guard !rest.isEmpty else { return .refused("/\(setting.slash) needs a value: \(setting.kind.rangeText).") }
        let words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        if setting.id == .turnTaking, words.count == 2, words[0] == "semantic" {
            return .intents([.change(.turnTaking, words[0]), .change(.eagerness, words[1].trimmed)])
        }
        return .intents([.change(setting.id, rest)])
    }

    private static func unknown(_ name: String) -> Result {
        .refused(
            "There is no command /\(Sanitizer.line(String(name.prefix(40)))). \(key: .help) lists them; start with // to send a text that begins with a slash."
        )
    }
}

extension StringProtocol {
    /// Without blanks at either end.
    var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
