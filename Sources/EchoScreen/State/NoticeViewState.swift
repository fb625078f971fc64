import EchoText

/// One short message over the screen, until something replaces it, the person moves on, or its time is over.
public struct NoticeViewState: Sendable, Hashable, Identifiable {
    /// Grows with each notice, so that the same words twice are two notices.
    public var id: Int
    public var wording: Wording
    public var role: TextRole
    /// "09:41"; empty until it was shown.
    public var time = ""
    /// The page of the help about it; nil where the words are enough.
    public var page: ErrorPage?

    /// How bad it is; nil for what is no trouble.
    public var trouble: Trouble? {
        switch role {
        case .failure: .failure
        case .warning: .warning
        default: nil
        }
    }

    /// Something failed, or may.
    public enum Trouble: Sendable, Hashable, CaseIterable {
        case warning, failure
    }

    public init(id: Int, wording: Wording, role: TextRole) {
        self.id = id
        self.wording = wording
        self.role = role
    }
}
