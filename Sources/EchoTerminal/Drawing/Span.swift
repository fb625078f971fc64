import EchoScreen
import EchoText

/// A piece of a line in one style.
struct Span: Sendable, Hashable {
    var text: String
    var style: Style
    /// Where it leads, for terminals that can show it; other addresses than those of `LinkTarget` are left out.
    var link: String?

    init(_ text: String, _ role: TextRole = .plain, _ attributes: Attributes = []) {
        self.text = text
        style = Style(role, attributes)
    }

    var columns: Int { TextWidth.columns(of: text) }
}

extension Style {
    init(_ role: TextRole, _ attributes: Attributes) { self.init(role, on: .screen, attributes) }
}

extension [Span] {
    var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Span {
    init(_ styled: StyledText) { self.init(styled.text, styled.role) }
}
