import Echo
import EchoText

/// Which word is being written, and what may stand in its place.
struct CompletionRequest: Sendable, Hashable {
    enum Subject: Sendable, Hashable {
        case command
        case words([String])
        case model, theme, profile, prompt
        case device(AudioDevice.Direction)
        /// A file in this folder, as it is written: "", "~/notes/".
        case file(folder: String)
        /// The same behind an "@".
        case mention(folder: String)
    }

    let subject: Subject
    /// The word as far as it is written.
    let word: String
    /// Characters before the caret that the choice takes the place of.
    let length: Int

    /// Of a name only its end is looked at.
    static let longest = 512
}

extension CompletionRequest {
    /// What stands behind a colon: a command without its slash.
    init?(commandLine line: String, _ table: SlashCommandTable) {
        self.init(command: line.drop { $0 == " " || $0 == "/" }, table)
    }

    /// What stands before the caret in a message; `isFirst` when it is the beginning of it.
    init?(message line: String, isFirst: Bool, _ table: SlashCommandTable) {
        if isFirst, line.hasPrefix("/") {
            guard !line.hasPrefix("//") else { return nil }
            self.init(command: line.dropFirst(), table)
        } else {
            self.init(mentionIn: line)
        }
    }

    private init?(command line: Substring, _ table: SlashCommandTable) {
        guard let blank = line.firstIndex(where: \.isWhitespace) else {
            self.init(subject: .command, word: String(line), length: line.count)
            return
        }
        let rest = line[line.index(after: blank)...].drop(while: \.isWhitespace)
        guard let command = table[line[..<blank].lowercased()] else { return nil }
        switch command.argument {
        case .words(let words) where !rest.contains(where: \.isWhitespace):
            self.init(subject: .words(words), word: String(rest), length: rest.count)
        case .model: self.init(subject: .model, word: String(rest), length: rest.count)
        case .theme: self.init(subject: .theme, word: String(rest), length: rest.count)
        case .profile: self.init(subject: .profile, word: String(rest), length: rest.count)
        case .prompt: self.init(subject: .prompt, word: String(rest), length: rest.count)
        case .device(let direction):
            self.init(subject: .device(direction), word: String(rest), length: rest.count)
        case .fileOr(let words) where words.contains(rest.prefix { !$0.isWhitespace }.lowercased()): return nil
        case .file, .fileOr:
            let (folder, word) = Self.parts(rest)
            self.init(subject: .file(folder: folder), word: word, length: rest == "~" ? 1 : word.count)
        case .none, .words, .other: return nil
        }
    }

    private init?(mentionIn line: String) {
        guard let sign = line.lastIndex(of: "@") else { return nil }
        let before = sign > line.startIndex ? line[line.index(before: sign)] : nil
        var rest = line[line.index(after: sign)...]
        guard before?.endsMention ?? true else { return nil }
        let isQuoted = rest.first == "\""
        if isQuoted { rest = rest.dropFirst() }
        guard isQuoted ? !rest.contains("\"") : !rest.contains(where: \.isWhitespace) else { return nil }
        let (folder, word) = Self.parts(rest)
        // The whole mention is written anew: a name with blanks needs quotes.
        self.init(
            subject: .mention(folder: folder), word: word, length: rest.count + (isQuoted ? 2 : 1))
    }

    /// "~/notes/to" is "to" in "~/notes/".
    private static func parts(_ path: Substring) -> (folder: String, word: String) {
        if path == "~" { return ("~/", "") }
        guard let slash = path.lastIndex(of: "/") else { return ("", String(path)) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }
}
