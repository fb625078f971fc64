/// Every command there is, in the order of the help. The keymap, the hints, the help, the palette, slash commands and the
/// manual are made from it.
public struct CommandTable: Sendable {
    public let all: [CommandEntry]
    /// In the order of the help.
    public let sections: [CommandSection]
    private let byCommand: [Command: CommandEntry]
    private let bySlash: [String: CommandEntry]

    /// - Parameter entries: no command twice; of two the first counts.
    init(_ entries: [CommandEntry]) {
        sections = CommandSection.standard.joined(by: entries.map(\.section))
        let order = Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1, $0) })
        all = entries.stablySorted { order[$0.section] ?? 0 }
        byCommand = Dictionary(all.map { ($0.command, $0) }) { first, _ in first }
        bySlash = Dictionary(all.compactMap { entry in entry.slash.map { ($0, entry) } }) { first, _ in first }
    }

    /// The entry of a command; one that nobody offers is never valid.
    public subscript(_ command: Command) -> CommandEntry {
        byCommand[command] ?? CommandEntry(command, command.name, "", in: .program) { _ in false }
    }

    public func contains(_ command: Command) -> Bool { byCommand[command] != nil }

    /// The command that is called so after a slash or a colon.
    public func entry(slash: String) -> CommandEntry? { bySlash[slash] }

    /// Reads the ways a person may write it in a file: "toggleTalking", "toggle-talking", "talk", "focus.events".
    public func command(written text: String) -> Command? {
        let words = text.split(separator: "-").map(String.init)
        let joined = (words.first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
        return [text, joined].map { Command($0) }.first(where: contains) ?? bySlash[text]?.command
    }
}

extension Array where Element: Hashable {
    /// These, then what else there is among `others`, each once.
    func joined(by others: [Element]) -> [Element] {
        var known = Set(self)
        return self + others.filter { known.insert($0).inserted }
    }
}

extension Array {
    /// By a number; what has the same one stays in its order.
    func stablySorted(by number: (Element) -> Int) -> [Element] {
        enumerated().map { (number($1), $0, $1) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}
