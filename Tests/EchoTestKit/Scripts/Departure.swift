/// Where a client did something else than a script or a cassette has.
public struct Departure: Error, Sendable, Hashable, CustomStringConvertible {
    /// Counts connections, or requests, from 1.
    public var exchange: Int
    /// Counts the script's steps from 1; for a cassette it is the line.
    public var step: Int
    /// What was to come; nil after the script's end.
    public var expected: String?
    /// What came; nil when nothing did.
    public var found: String?
    /// The first field that differs, in words.
    public var difference: String?

    public init(exchange: Int, step: Int, expected: String?, found: String?, difference: String? = nil) {
        self.exchange = exchange
        self.step = step
        self.expected = expected
        self.found = found
        self.difference = difference
    }

    public var description: String {
        let place = "connection or request \(exchange), step or line \(step)"
        let what = "expected \(expected ?? "nothing more"), the client sent \(found ?? "nothing")"
        return "\(place): \(what)" + (difference.map { "; \($0)" } ?? "")
    }
}
