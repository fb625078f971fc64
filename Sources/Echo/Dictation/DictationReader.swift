import Foundation

/// Reads commands out of what was dictated. A command stands by itself: between pauses, or between punctuation marks.
public struct DictationReader: Sendable, Hashable {
    private let commands: [String: DictationCommand]

    /// - Parameter languages: ISO 639-1; commands are understood in English besides.
    public init(languages: [String] = []) {
        var commands: [String: DictationCommand] = [:]
        for language in languages + ["en"] {
            for (command, phrases) in DictationCommand.phrases(language) {
                for phrase in phrases where commands[phrase] == nil { commands[phrase] = command }
            }
        }
        self.commands = commands
    }

    /// How the commands are said, for who is to recognise them.
    public var phrases: [String] { commands.keys.filter { $0.contains(" ") }.sorted() }

    public func parts(of text: String) -> [DictatedPart] {
        var parts: [DictatedPart] = []
        var endsSentence = true
        for clause in Self.clauses(of: Self.punctuated(text)) {
            if let command = command(clause, endsSentence) {
                parts.append(.command(command))
                endsSentence = true
                continue
            }
            if case .words(let before)? = parts.last {
                parts[parts.count - 1] = .words(before + clause.text)
            } else {
                parts.append(.words(clause.text))
            }
            endsSentence = clause.endsSentence
        }
        return parts.compactMap { part in
            guard case .words(let words) = part else { return part }
            let trimmed = words.trimmingCharacters(in: .whitespacesAndNewlines)
            return trimmed.isEmpty ? nil : .words(trimmed)
        }
    }

    /// - Parameter isFirst: nothing of its sentence stands before it.
    private func command(_ clause: Clause, _ isFirst: Bool) -> DictationCommand? {
        guard let command = commands[clause.bare] else { return nil }
        return command.standsAnywhere || (isFirst && clause.endsSentence) ? command : nil
    }

    // MARK: - Clauses

    private struct Clause {
        /// With its punctuation, and the blanks behind it.
        var text: String
        /// Nothing of its sentence comes behind it.
        var endsSentence: Bool

        var bare: String {
            text.lowercased().trimmingCharacters(in: Clause.edges)
        }

        private static let edges = CharacterSet.whitespacesAndNewlines.union(.punctuationCharacters)
    }

    private static let marks: Set<Character> = [".", ",", ";", ":", "!", "?", "…", "。", "、", "！", "？"]
    private static let endings: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

    /// A mark inside a number or a name, as in 3.5, divides nothing.
    private static func clauses(of text: String) -> [Clause] {
        var clauses: [Clause] = []
        var (current, mark): (String, Character?) = ("", nil)
        for character in text {
            if let found = mark, character.isWhitespace || marks.contains(character) {
                current.append(character)
                if marks.contains(character) { mark = character }
                if character.isWhitespace {
                    clauses.append(Clause(text: current, endsSentence: endings.contains(found)))
                    (current, mark) = ("", nil)
                }
                continue
            }
            mark = marks.contains(character) ? character : nil
            current.append(character)
        }
        if !current.isEmpty { clauses.append(Clause(text: current, endsSentence: true)) }
        return clauses
    }

    // MARK: - Recognisers without punctuation

    private static let spoken: [(words: [String], mark: String)] = [
        (["full", "stop"], "."), (["question", "mark"], "?"), (["exclamation", "mark"], "!"),
        (["exclamation", "point"], "!"), (["period"], "."), (["comma"], ","), (["semicolon"], ";"), (["colon"], ":"),
    ]

    /// A recogniser that writes neither capitals nor marks leaves it to the person to say them.
    private static func punctuated(_ text: String) -> String {
        guard !text.contains(where: { marks.contains($0) || $0.isUppercase }) else { return text }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        var written = ""
        var index = 0
        while index < words.count {
            if let (said, mark) = spoken.first(where: { words[index...].starts(with: $0.words) }) {
                written += mark
                index += said.count
            } else {
                written += (written.isEmpty ? "" : " ") + capitalised(words[index])
                index += 1
            }
        }
        return written
    }

    private static func capitalised(_ word: String) -> String {
        word == "i" || word.hasPrefix("i'") ? "I" + word.dropFirst() : word
    }
}
