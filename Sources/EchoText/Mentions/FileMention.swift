/// The name of a file in a message, behind an "@": its text goes with the message.
public struct FileMention: Sendable, Hashable {
    /// As it is written, without "@" and quotes.
    public let path: String
    /// It can be nothing but the name of a file: a word behind an "@" may also be a person.
    public let isPath: Bool

    /// Those of a text, each once, in their order.
    public static func all(in text: some StringProtocol) -> [FileMention] {
        var mentions: [FileMention] = []
        var rest = Substring(text)
        var before: Character?
        while let sign = rest.firstIndex(of: "@") {
            if sign > rest.startIndex { before = rest[rest.index(before: sign)] }
            rest = rest[rest.index(after: sign)...]
            if before?.endsMention ?? true, let mention = FileMention(&rest), !mentions.contains(mention) {
                mentions.append(mention)
            }
            before = "@"
        }
        return mentions
    }

    /// How it is written in a message.
    public static func written(_ path: String) -> String {
        path.contains(where: \.isWhitespace) || path.last.map(marks.contains) == true ? "@\"\(path)\"" : "@\(path)"
    }

    /// A message without the second "@" that says no file is meant.
    public static func plain(_ text: String) -> String {
        guard text.contains("@@") else { return text }
        var plain = ""
        var before: Character?
        var skips = false
        for character in text {
            if character == "@", before == "@", skips {
                skips = false
            } else {
                skips = character == "@" && (before?.endsMention ?? true)
                plain.append(character)
            }
            before = character
        }
        return plain
    }

    /// Reads the name behind an "@" and goes on behind it.
    private init?(_ rest: inout Substring) {
        if rest.first == "\"", let end = rest.dropFirst().firstIndex(where: { $0 == "\"" || $0 == "\n" }),
            rest[end] == "\""
        {
            path = String(rest[rest.index(after: rest.startIndex)..<end])
            isPath = true
            rest = rest[rest.index(after: end)...]
        } else {
            let word = rest.prefix { !$0.isWhitespace && $0 != "@" && $0 != "\"" }
            path = String(word.reversed().drop(while: Self.marks.contains).reversed())
            isPath = path.contains("/") || path.contains(".") || path.hasPrefix("~")
            rest = rest[word.endIndex...]
        }
        if path.isEmpty { return nil }
    }

    /// They end a sentence or a bracket rather than a name.
    private static let marks: Set<Character> = [",", ".", ";", ":", "!", "?", ")", "]", "}", "'", ">"]
}

extension Character {
    /// Whether the text behind it may begin with an "@" that means a file.
    public var endsMention: Bool { isWhitespace || self == "(" || self == "[" || self == "," }
}
