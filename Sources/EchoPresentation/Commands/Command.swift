/// What can be asked for by name: the keymap binds keys to these, help and hints are written from them.
public enum Command: Sendable, Hashable {
    // Talking
    case toggleTalking, endTurn, send, newLine
    /// Stops the answer, then closes what is open, then clears.
    case stop
    case mute, reset, reconnect
    /// Between talking and writing, in the same conversation.
    case switchMode
    // What was said
    case regenerate, editLast, deleteLast
    // A call of a tool that waits
    case approve, approveForGood, deny
    // The screen
    case focusNext, focusPrevious
    case focus(Pane)
    case help, redraw, suspend, quit
    // Panels
    case showModels, showTools, showToolServers, showCost
    /// Opens the text in the person's own editor.
    case editExternally
    // A list or a panel
    case open, confirm, adjustUp, adjustDown
    case selectUp, selectDown, pageUp, pageDown, selectFirst, selectLast
    // The composer
    case compose(ComposerCommand)
}

extension Command: CaseIterable {
    public static var allCases: [Command] {
        [
            .toggleTalking, .endTurn, .send, .newLine, .stop, .mute, .reset, .reconnect, .focusNext, .focusPrevious,
            .switchMode, .regenerate, .editLast, .deleteLast, .approve, .approveForGood, .deny, .showModels, .showTools,
            .showToolServers, .showCost, .help, .redraw, .suspend, .quit, .editExternally, .open, .confirm, .adjustUp,
            .adjustDown, .selectUp,
            .selectDown, .pageUp, .pageDown, .selectFirst, .selectLast,
        ] + Pane.allCases.map(Command.focus) + ComposerCommand.allCases.map(Command.compose)
    }

    /// What a configuration file calls it: "toggleTalking", "focus.events", "compose.yank".
    public var name: String {
        switch self {
        case .focus(let pane): "focus.\(pane.rawValue)"
        case .compose(let command): "compose.\(command.rawValue)"
        default: String(describing: self)
        }
    }

    public init?(name: String) {
        guard let command = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = command
    }
}
