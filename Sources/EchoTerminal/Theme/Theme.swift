import EchoScreen
import EchoText

/// Gives every role its colours and attributes.
public struct Theme: Sendable, Hashable {
    /// A theme's entry for one role or surface.
    public struct Entry: Sendable, Hashable {
        public var foreground: Color
        /// nil shows the surface.
        public var background: Color?
        public var attributes: Attributes

        public init(foreground: Color = .standard, background: Color? = nil, attributes: Attributes = []) {
            self.foreground = foreground
            self.background = background
            self.attributes = attributes
        }
    }

    public var name: String
    public var roles: [TextRole: Entry]
    public var surfaces: [Surface: Entry]

    public init(name: String, roles: [TextRole: Entry] = [:], surfaces: [Surface: Entry] = [:]) {
        self.name = name
        self.roles = roles
        self.surfaces = surfaces
    }

    public func resolve(_ style: Style) -> ResolvedStyle {
        let role = roles[style.role] ?? roles[.plain] ?? Entry()
        let surface = surfaces[style.surface] ?? surfaces[.screen] ?? Entry()
        return ResolvedStyle(
            foreground: role.foreground, background: role.background ?? surface.background ?? .standard,
            attributes: role.attributes.union(surface.attributes).union(style.attributes))
    }

    /// The same without any colour, as `NO_COLOR` asks: weight, slant and reversal tell things apart.
    public var withoutColor: Theme { ThemeCatalog.mono }
}
