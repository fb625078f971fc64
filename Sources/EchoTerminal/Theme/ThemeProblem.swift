/// Something in a theme file that could not be used. The default stands in for it.
public struct ThemeProblem: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        case syntax(String)
        case unknownTable(String)
        case unknownRole(String)
        case unknownSurface(String)
        case unknownColor(String, of: String)
        case unknownAttribute(String, of: String)
        case notAList(String)
    }

    public var line: Int
    public var column: Int
    public var kind: Kind

    public var description: String { "line \(line), column \(column): \(sentence)" }

    public var sentence: String {
        switch kind {
        case .syntax(let message): message
        case .unknownTable(let name): "unknown table \"\(name)\": use roles or surfaces"
        case .unknownRole(let name): "unknown role \"\(name)\""
        case .unknownSurface(let name): "unknown surface \"\(name)\""
        case .unknownColor(let color, let role):
            "\(role): \"\(color)\" is not a colour: use a name, 0 to 255, #rrggbb or default"
        case .unknownAttribute(let name, let role):
            "\(role): \"\(name)\" is not an attribute: use bold, dim, italic, underline or reverse"
        case .notAList(let role): "\(role): write [foreground, background, attributes…]"
        }
    }
}
