/// Words that people sort their cards by, as Anki keeps them: without spaces, and "::" for one inside another.
public enum NoteTags {
    private static let (most, longest) = (50, 100)
    /// What this program's own notes have in Anki, with their language.
    public static let ofThisProgram = "echo-tui"

    /// Those in a text, apart by spaces, each once; nil for none.
    public static func tags(in text: String) -> [String]? {
        var words = text.split(whereSeparator: \.isWhitespace).map { String($0.drop { $0 == "#" }) }
            .filter { !$0.isEmpty && $0.count <= longest }
        if words.contains(ofThisProgram) {
            words.removeAll { $0 == ofThisProgram || RoomLanguage(rawValue: $0) != nil }
        }
        var known: Set<String> = []
        let tags = words.filter { known.insert($0.lowercased()).inserted }.prefix(most)
        return tags.isEmpty ? nil : Array(tags)
    }

    public static func text(_ tags: [String]?) -> String { (tags ?? []).joined(separator: " ") }
}
