import CNcurses

/// This system's terminfo entry for a kind of terminal.
public enum TerminalDescription {
    /// How many colours it has, 0 for none; nil when the kind is not known here. Only while no screen is open.
    public static func colors(of name: String) -> Int? {
        var outcome: Int32 = 0
        guard setupterm(name, 1, &outcome) == OK, outcome == 1 else { return nil }
        return max(0, Int(tigetnum("colors")))
    }

    /// A string of the terminal that is open, without the pauses that only paper needed.
    @MainActor
    static func capability(_ name: String) -> String? {
        let text = name.withCString { cn_capability($0).map { String(cString: $0) } }
        return text?.replacing(/\$<[0-9.]+[*\/]{0,2}>/, with: "")
    }
}
