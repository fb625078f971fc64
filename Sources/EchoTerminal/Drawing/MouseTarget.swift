import EchoScreen

/// The thing below the mouse.
enum MouseTarget: Sendable, Hashable {
    case pane(Pane)
    case tab(Pane)
    /// A row of a pane's list.
    case row(Pane, Int)
    /// A message; the byte of its text where the code begins that stands there, if any.
    case message(Int, code: Int?)
    /// The track of a slider, and the row it stands in.
    case slider(SettingID, row: Int, track: Rect)
    /// A text being written.
    case text(EditorArea)
    case divider(PaneDivider)
    /// A hint or an answer: what its key does.
    case command(Command)
    /// A key that is drawn: a command, and what it is given.
    case key(Command, String)
    /// A row of the panel's list.
    case choice(Int)
    /// The track of a slider in such a row.
    case track(Int, Rect)
    case panel
    /// What lies behind a panel.
    case behind
}
