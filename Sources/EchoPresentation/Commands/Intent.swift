import Echo
import Foundation

/// What a person asks for, from whatever device.
public enum Intent: Sendable, Hashable {
    case perform(Command)
    /// Characters typed into whatever takes text now.
    case type(String)
    /// Text pasted, lines and all.
    case paste(String)
    /// What the external editor gave back for the whole text.
    case replaceText(String)
    /// The mouse chose a row of a list; it gets the focus.
    case select(Pane, row: Int)
    /// Moves the selection, or an overlay, by rows: pages and the mouse wheel.
    case scroll(by: Int)
    /// The layout has worked out where the conversation is to stand.
    case scrollConversation(to: ScrollPosition)
    /// A new value for a setting, in the words a person writes.
    case change(SettingID, String)
    /// Opens a setting's text for editing.
    case edit(SettingID)
    case useTheme(String)
    case useMode(ConversationMode)
    case useModel(String)
    /// US dollars that the conversation may cost; nil for no limit.
    case limitCost(Decimal?)
}
