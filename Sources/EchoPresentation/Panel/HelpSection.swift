/// Commands that belong together; the keymap adds the keys.
public struct HelpSection: Sendable, Hashable {
    public var title: String
    public var entries: [HintViewState]

    public init(title: String, entries: [HintViewState]) {
        self.title = title
        self.entries = entries
    }
}
