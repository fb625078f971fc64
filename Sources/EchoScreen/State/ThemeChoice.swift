/// The theme a person asked for, and which one that comes to.
public enum ThemeChoice {
    /// Dark or light, as the ground of the terminal.
    public static let automatic = "auto"

    /// The name of a theme. A terminal that tells nothing of its ground is taken for a dark one.
    static func resolved(_ name: String, on traits: TerminalTraits) -> String {
        guard name == automatic else { return name }
        return traits.isLight == true ? "light" : "dark"
    }
}
