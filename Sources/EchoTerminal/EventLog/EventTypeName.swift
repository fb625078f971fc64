/// Shortens an event's type from the front: its end says what happened.
enum EventTypeName {
    /// Ends that do not say of what.
    private static let vague: Set<Substring> = ["delta", "done", "added"]

    static func short(_ type: String, to columns: Int) -> String {
        guard TextWidth.columns(of: type) > columns else { return type }
        var rest = type[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            if vague.contains(rest) { break }
            if TextWidth.columns(of: rest) + 1 <= columns { return "…" + rest }
        }
        return TextWidth.truncateHead(type, to: columns)
    }
}
