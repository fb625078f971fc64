/// A key of the keyboard, without its modifiers.
public enum Key: Sendable, Hashable {
    case character(Character)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
}
