/// A terminal's answer to a question about itself.
public enum TerminalReply: Sendable, Hashable {
    /// The kind of terminal it claims to be (DA1). All know this question, so it comes last and closes the others.
    case attributes([Int])
    /// Whether it has a mode (DECRPM): 0 says it never heard of it, 1 and 2 that it is set and reset, 3 and 4 for ever.
    case mode(Int, state: Int)
    /// One of its colours: 10 is that of text, 11 the ground.
    case color(Int, Color)
    /// It knows kitty's keyboard protocol, and these of its parts are on.
    case keyboard(flags: Int)
    /// It knows kitty's graphics protocol, and took a picture of one pixel.
    case graphics
    /// The size of its cells, in pixels.
    case cellSize(width: Int, height: Int)
    /// Its name and version, as it likes to write them.
    case version(String)
}
