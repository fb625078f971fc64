/// Keeps texts of strangers from ending the program: the parser, toml++ 3.4, takes for granted that a name follows "[" where a
/// table begins, and aborts where none does.
public enum TOMLHeaders {
    /// The text itself; one with such a place is cut there, so that the parser finds an error at its line.
    public static func parsable(_ text: String) -> String {
        var scanner = TOMLScanner(text)
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            switch scanner.current {
            case "[":
                guard !scanner.isBrokenHeader else {
                    return String(decoding: scanner.bytes[..<scanner.position], as: UTF8.self) + "[]"
                }
            case "#", "\n", nil: break
            default: _ = scanner.entry(in: "")
            }
            scanner.skipLine()
        }
        return text
    }
}
