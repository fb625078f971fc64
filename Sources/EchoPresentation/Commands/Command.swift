import EchoText

/// What can be asked for by name. `CommandTable` says of each how it is called, which keys ask for it and when.
public enum Command: Sendable, Hashable {
    // Talking
    case toggleTalking, endTurn, send, newLine
    /// Stops the answer, then closes what is open, then clears.
    case stop
    case mute, reset, reconnect
    /// Between talking and writing, in the same conversation.
    case switchMode
    /// Both sides of the conversation, to a file.
    case toggleRecording
    // What was said
    case regenerate, editLast, deleteLast
    /// Moves the mark of the conversation, which the commands after it act on.
    case selectPreviousMessage, selectNextMessage, previousTurn, nextTurn, selectPreviousCode, selectNextCode
    case markRange, copy, openInPager, openInEditor, speakAgain, toggleFold, toggleAllFolds
    // A call of a tool that waits
    case approve, approveForGood, deny
    // Looking for something in a pane
    case search, searchNext, searchPrevious
    // The event log
    case filterEvents, pauseEvents, markEvent, nextMark, followItem, exportEvents
    // A recording of events
    case playReplay, stepForward, stepBack, playNormal, playDouble, playFourfold, playAtOnce
    // The settings
    case enterValue, resetSetting, resetAllSettings, previewVoice, showPresets, showProfiles
    case saveProfile, deleteProfile
    /// Finds the settings of turns from recordings of the room and the voice.
    case tune, hearTake, recordAgain
    // The screen
    case focusNext, focusPrevious
    case focus(Pane)
    case zoomPane, hidePane, growPane, shrinkPane, restoreLayout, toggleMouse
    case help, redraw, suspend, quit
    // Panels
    case palette, commandLine, showModels, showTools, showToolServers, showCost, showLatency, showThemes, showNotices,
        tour, doctor
    /// Opens the text in the person's own editor.
    case editExternally
    /// Finishes the word being written: a command, its argument, the name of a file.
    case complete
    /// Looks for a text sent before.
    case searchHistory
    // A list or a panel
    case open, confirm, adjustUp, adjustDown
    case selectUp, selectDown, pageUp, pageDown, selectFirst, selectLast
    // The composer
    case compose(ComposerCommand)
}

extension Command: CaseIterable {
    public static var allCases: [Command] { CommandTable.all.map(\.command) }

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

    /// What it does, in the words of the help.
    public var title: String { CommandTable[self].title }
}
