import EchoText

/// A sentence in a panel, and the short word before it.
public struct ParagraphViewState: Sendable, Hashable {
    /// "09:41"; may be empty.
    public var lead: StyledText
    public var wording: Wording
    public var role: TextRole

    public init(lead: StyledText = StyledText(""), _ wording: Wording, role: TextRole = .plain) {
        self.lead = lead
        self.wording = wording
        self.role = role
    }

    /// An empty line.
    public static let blank = ParagraphViewState("")
}
