/// A style as a theme shows it.
public struct ResolvedStyle: Sendable, Hashable {
    public var foreground: Color
    public var background: Color
    public var attributes: Attributes
}
