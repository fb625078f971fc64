import CNcurses

/// What this system's terminfo knows about a kind of terminal.
public enum TerminalDescription {
    /// How many colours it has, 0 for none; nil when the kind is not known here. Only while no screen is open.
    public static func colors(of name: String) -> Int? {
        var outcome: Int32 = 0
        guard setupterm(name, 1, &outcome) == OK, outcome == 1 else { return nil }
        return max(0, Int(tigetnum("colors")))
    }
}
