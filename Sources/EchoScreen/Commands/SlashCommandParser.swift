import EchoText

/// Reads what is typed into the composer: a text to send, or a command behind a slash.
public struct SlashCommandParser: Sendable {
    public enum Result: Sendable, Hashable {
        case text(String)
        case intents([Intent])
        /// No such command, or not with these words.
        case refused(Wording)
    }

    private let table: SlashCommandTable

    public init(_ table: SlashCommandTable) { self.table = table }

    /// Two slashes at the start send a text that starts with one.
    public func parse(_ text: String) -> Result {
        if text.hasPrefix("//") { return .text(String(text.dropFirst())) }
        guard text.hasPrefix("/") else { return .text(text) }
        return command(text.dropFirst())
    }

    /// A command by its name, without the slash.
    public func command(_ line: some StringProtocol) -> Result {
        let name = line.prefix { !$0.isWhitespace }.lowercased()
        let rest = line.dropFirst(name.count).trimmed
        guard let command = table[name] else { return unknown(name) }
        return command.parse(rest)
    }

    private func unknown(_ name: String) -> Result {
        .refused(
            "Unknown command: /\(Sanitizer.line(String(name.prefix(40)))). \(key: .palette) lists all commands; start with // to send a message that begins with a slash."
        )
    }
}
