/// Keeps texts of strangers from ending the program: the parser, toml++ 3.4, takes for granted that a name follows "[" where a
/// table begins, and a value or "]" where one may stand in a list. It aborts where there is none, or "}".
public enum TOMLHeaders {
    /// The text itself; one with such a place is cut there, so that the parser finds an error at its line.
    public static func parsable(_ text: String) -> String {
        guard let place = broken(in: text) else { return text }
        return String(decoding: Array(text.utf8)[..<place.position], as: UTF8.self) + "[]"
    }

    /// The line of the first such place, from 1; nil where there is none.
    public static func brokenLine(in text: String) -> Int? { broken(in: text)?.line }

    private static func broken(in text: String) -> (position: Int, line: Int)? {
        var scanner = TOMLScanner(text)
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            switch scanner.current {
            case "[": if scanner.isBrokenHeader { return (scanner.position, scanner.line) }
            case "#", "\n", nil: break
            default: if scanner.entry(in: "") != nil, let place = scanner.brokenList { return place }
            }
            scanner.skipLine()
        }
        return nil
    }
}
