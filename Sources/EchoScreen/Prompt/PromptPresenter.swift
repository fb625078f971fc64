import EchoText

/// The line that is asked for below the panes: what for, and what is written there.
public struct PromptPresenter: Sendable {
    public enum Kind: Sendable, Hashable {
        /// Words to look for in a pane, found while they are typed.
        case search(Pane)
        /// Which events to show, shown while it is typed.
        case filter
        /// A command by its name.
        case command
        /// A text sent before, found while it is typed.
        case history
        /// A value for a setting.
        case value(SettingID, label: String)
        /// A name to keep the settings under.
        case profile
    }

    public private(set) var kind: Kind?
    private var composer = Composer()
    /// "3 of 17": what came of it so far.
    public var note = StyledText("")

    public init() {}

    public mutating func open(_ kind: Kind, text: String = "") {
        self.kind = kind
        composer = Composer(text: text)
        note = StyledText("")
    }

    public mutating func close() { kind = nil }

    public var text: String { composer.text }
    var textBeforeCaret: String { composer.written.text(in: 0..<composer.caret) }

    /// Changes the line; it stays one.
    public mutating func compose(_ change: (inout Composer) -> Void) {
        change(&composer)
        guard composer.text.contains("\n") else { return }
        composer.replace(with: Sanitizer.line(composer.text))
    }

    public var state: PromptViewState? {
        kind.map { kind in
            let line = composer.viewState()
            return PromptViewState(label: Self.label(kind), text: line.text, caret: line.caret, note: note)
        }
    }

    private static func label(_ kind: Kind) -> String {
        switch kind {
        case .search: "/"
        case .filter: "filter"
        case .command: ":"
        case .history: "history"
        case .value(_, let label): label
        case .profile: "Profile"
        }
    }
}
