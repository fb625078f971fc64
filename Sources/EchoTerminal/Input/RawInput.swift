/// What ncurses hands out, before it means a key.
public enum RawInput: Sendable, Hashable {
    case scalar(Unicode.Scalar)
    /// A key by the name ncurses gives it: "KEY_UP", "KEY_F(1)", "kRIT5".
    case named(String)
    case pasteBegin, pasteEnd
}
