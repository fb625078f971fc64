/// The themes that are part of the program, by name: the build puts the files of `Themes/` into it.
public enum ThemeCatalog {
    public static let names = files.map(\.name)

    public static let dark = builtIn("dark", over: Theme(name: "dark"))
    public static let mono = builtIn("mono", over: Theme(name: "mono"))

    /// nil when there is no such theme.
    public static func theme(named name: String) -> Theme? {
        text(of: name).map { ThemeReader.read($0, name: name, fallback: Theme(name: name)).theme }
    }

    /// The file of a theme.
    static func text(of name: String) -> String? {
        files.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// In the order in which they are offered.
    private static let files: [(name: String, bytes: [UInt8])] = [
        ("dark", PackageResources.dark_toml),
        ("light", PackageResources.light_toml),
        ("high-contrast", PackageResources.high_contrast_toml),
        ("mono", PackageResources.mono_toml),
        ("dune", PackageResources.dune_toml),
        ("fjord", PackageResources.fjord_toml),
        ("gruvbox", PackageResources.gruvbox_toml),
        ("solarized-dark", PackageResources.solarized_dark_toml),
        ("solarized-light", PackageResources.solarized_light_toml),
        ("nord", PackageResources.nord_toml),
        ("dracula", PackageResources.dracula_toml),
        ("catppuccin", PackageResources.catppuccin_toml),
    ]

    private static func builtIn(_ name: String, over fallback: Theme) -> Theme { theme(named: name) ?? fallback }
}
