import EchoScreen
import EchoText

/// How a cell looks, said by role: a theme turns it into colours and attributes when it reaches the screen.
public struct Style: Sendable, Hashable {
    public var role: TextRole
    public var surface: Surface
    /// Added to what the role brings.
    public var attributes: Attributes

    public init(_ role: TextRole = .plain, on surface: Surface = .screen, _ attributes: Attributes = []) {
        self.role = role
        self.surface = surface
        self.attributes = attributes
    }

    func on(_ surface: Surface) -> Style { Style(role, on: surface, attributes) }
    func with(_ more: Attributes) -> Style { Style(role, on: surface, attributes.union(more)) }
}
