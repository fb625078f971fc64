/// Whether something is written in Japanese.
public enum JapaneseText {
    /// Whether a kana or a Chinese character stands in it.
    public static func isIn(_ text: String) -> Bool {
        text.unicodeScalars.contains {
            "\u{3041}"..."\u{30FF}" ~= $0 || $0 == "々" || $0.properties.isIdeographic
        }
    }

    /// Whether it is written in nothing but kana, and can be read aloud as it stands.
    static func isKana(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { "\u{3041}"..."\u{30FF}" ~= $0 }
    }
}
