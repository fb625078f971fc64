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

    public static func columns(_ text: String) -> Int { text.reduce(0) { $0 + width($1) } }

    private static func width(_ character: Character) -> Int {
        character.unicodeScalars.first.map { $0.value >= 0x1100 ? 2 : 1 } ?? 1
    }
}
