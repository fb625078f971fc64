/// Why something is no cassette.
public enum CassetteError: Error, Sendable, Hashable {
    case unreadable(path: String)
    /// The line is no JSON, or no JSON that a cassette can have.
    case malformed(line: Int)
}
