/// Text that fills a number of columns; signs of East Asia take two.
public enum ColumnText {
    /// Filled with spaces, or cut with "…" where it is too long.
    public static func fitted(_ text: String, to columns: Int) -> String {
        var (shown, used) = ("", 0)
        for character in text {
            let width = width(character)
            guard used + width <= columns else {
                return String(shown.dropLast()) + "…" + String(repeating: " ", count: max(0, columns - used))
            }
            shown.append(character)
            used += width
        }
        return shown + String(repeating: " ", count: columns - used)
    }

    /// Without blanks at its end, cut with "…" where it is too long.
    public static func trimmed(_ text: String, to columns: Int) -> String {
        var shown = self.columns(text) > columns ? fitted(text, to: columns) : text
        while shown.last == " " { shown.removeLast() }
        return shown
    }

    /// Cut in the middle with "…" where it is too long: names that begin alike are told apart by their ends.
    public static func cutInside(_ text: String, to columns: Int) -> String {
        guard columns > 2, self.columns(text) > columns else { return text }
        let head = beginning(of: text, columns / 2)
        let tail = beginning(of: String(text.reversed()), columns - 1 - self.columns(head))
        return head + "…" + tail.reversed()
    }

    private static func beginning(of text: String, _ columns: Int) -> String {
        var used = 0
        return String(
            text.prefix { character in
                used += width(character)
                return used <= columns
            })
    }

    public static func columns(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

    private static func width(_ character: Character) -> Int {
        // Punctuation, arrows and lines, "…" among them, stand among the wide ones.
        character.unicodeScalars.first.map { $0.value >= 0x1100 && !(0x2000...0x25FF).contains($0.value) ? 2 : 1 } ?? 1
    }
}
