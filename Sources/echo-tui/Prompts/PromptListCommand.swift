import ArgumentParser
import EchoScreen
import EchoText
import Foundation

/// Lists saved prompts.
struct PromptListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List saved prompts by name.")

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let prompts = try await SavedPrompts.use { try await $0.prompts() }
        if prompts.isEmpty, !json {
            HiddenPrompt().say(
                "No prompt is saved yet. /prompts in echo-tui makes one, echo-tui prompt import reads a file.")
        }
        try SavedConversations.write(json ? Self.json(prompts) : prompts.map(Self.line).joined())
    }

    /// "Tutor  default  cedar  You are a patient tutor…".
    private static func line(_ prompt: SavedPrompt) -> String {
        let text = Sanitizer.line(prompt.text.count > 60 ? String(prompt.text.prefix(59)) + "…" : prompt.text)
        let voice: String? = if case .word(let voice)? = prompt.values[.voice] { voice } else { nil }
        let facts = [Sanitizer.line(prompt.name), prompt.isDefault ? "default" : nil, voice, text]
        return facts.compactMap(\.self).joined(separator: "  ") + "\n"
    }

    private struct Entry: Encodable {
        let id, name, text: String
        let isDefault: Bool
        /// By the names of the configuration file.
        let settings: [String: String]
        /// ISO 8601, in UTC.
        let createdAt, updatedAt: String

        init(_ prompt: SavedPrompt) {
            (id, name, text, isDefault) = (prompt.id.rawValue, prompt.name, prompt.text, prompt.isDefault)
            settings = Dictionary(
                uniqueKeysWithValues: prompt.values.map { id, value in
                    switch value {
                    case .word(let word): (id.name, word)
                    case .number(let number): (id.name, NumberWording.plain(number))
                    case .flag(let isOn): (id.name, isOn ? "true" : "false")
                    }
                })
            (createdAt, updatedAt) = (prompt.createdAt.formatted(.iso8601), prompt.updatedAt.formatted(.iso8601))
        }
    }

    private static func json(_ prompts: [SavedPrompt]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Sanitizer.json(String(decoding: try encoder.encode(prompts.map(Entry.init)), as: UTF8.self)) + "\n"
    }
}
