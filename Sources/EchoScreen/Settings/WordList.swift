import EchoText

/// Words that a person writes one after the other, with commas between them.
public enum WordList {
    /// The words, without blanks around them; lines count as commas.
    public static func words(in text: String) -> [String] {
        text.split(whereSeparator: { $0 == "," || $0.isNewline }).map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}
