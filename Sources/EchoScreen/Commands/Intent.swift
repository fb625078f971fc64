import Echo

/// A request of a person, from whatever device.
public enum Intent: Sendable, Hashable {
    case perform(Command)
    /// A command, and what was written after it.
    case performWith(Command, String)
    /// Ends the program; what would be lost by it is asked about first.
    case leave
    /// The key that talks went down, repeats, or went up.
    case talkKey(TalkKeyEvent)
    /// Characters typed into whatever takes text now.
    case type(String)
    /// Text pasted, lines and all.
    case paste(String)
    /// What the external editor gave back for the whole text.
    case replaceText(String)
    /// The mouse put the caret in front of a character of the text that takes the keys.
    case placeCaret(Int)
    /// The mouse chose a row of a list; it gets the focus.
    case select(Pane, row: Int)
    /// The mouse chose a message; `code` is a byte of its text within the code that was pointed at.
    case selectMessage(row: Int, code: Int?)
    /// The mouse opened a row of a list.
    case open(Pane, row: Int)
    /// Moves the selection, or an overlay, by rows: pages and the mouse wheel.
    case scroll(by: Int)
    /// The same in a pane that may not have the focus.
    case scrollPane(Pane, by: Int)
    /// The layout has worked out where the conversation is to stand.
    case scrollConversation(to: ScrollPosition)
    /// A divider was dragged to a share of the screen, or the person changed what is seen.
    case arrange(PaneArrangement)
    /// A new value for a setting, in the words a person writes.
    case change(SettingID, String)
    /// A place along a setting's track, 0 to 1.
    case slide(SettingID, to: Double)
    /// Opens a setting's text for editing.
    case edit(SettingID)
    /// Opens the list that a setting's value is chosen from.
    case choose(SettingID)
    /// What the terminal told of itself.
    case learn(TerminalTraits)
    /// The terminal has the person's keys from now on, or lost them.
    case attend(Bool)
    /// Pictures in sight that the terminal does not have, the first to be rendered first; none when it has all.
    case render([PictureOrder])
}
