/// The themes that are part of the program, by name.
public enum ThemeCatalog {
    public static let names = EmbeddedThemes.all.map(\.name)

    public static let dark = builtIn("dark", over: Theme(name: "dark"))
    public static let mono = builtIn("mono", over: Theme(name: "mono"))

    /// nil when there is no such theme.
    public static func theme(named name: String) -> Theme? {
        EmbeddedThemes.all.first { $0.name == name }
            .map { ThemeReader.read($0.text, name: name, fallback: Theme(name: name)).theme }
    }

    private static func builtIn(_ name: String, over fallback: Theme) -> Theme { theme(named: name) ?? fallback }
}
