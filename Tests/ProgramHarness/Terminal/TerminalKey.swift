/// What a person can press or do at a terminal.
public enum TerminalKey: Sendable, Hashable {
    case character(Character)
    case control(Character)
    case alt(Character)
    case enter, escape, tab, shiftTab, backspace, space
    case altEnter
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    case function(Int)
    /// Text that comes at once, in brackets when the program has asked for them.
    case paste(String)
    /// The left button, pressed and let go on a cell counted from 0.
    case click(row: Int, column: Int)
    case wheelUp(row: Int, column: Int)
    case wheelDown(row: Int, column: Int)
}
