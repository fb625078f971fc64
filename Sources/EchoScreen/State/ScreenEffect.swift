/// A single effect on the terminal, beside the screen's content.
public enum ScreenEffect: Sendable, Hashable {
    /// Puts text into the clipboard of whoever sits at the terminal.
    case copy(String)
    /// Shows text in the person's pager.
    case page(String)
    /// Opens text in the person's editor; what becomes of it is not read.
    case view(String)
    /// Leaves the terminal to a program until it ends, and then does this, without words.
    case run([String], then: Command)
    case bell
    /// Tells the desktop, where the terminal can.
    case notify(title: String, body: String)
    /// A picture that was asked for, as the terminal takes it.
    case show(RenderedPicture)
}
