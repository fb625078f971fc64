/// The result of reading a theme file.
public struct ThemeReading: Sendable, Hashable {
    public var theme: Theme
    /// In the order of the file; empty when all of it could be used.
    public var problems: [ThemeProblem]
}
