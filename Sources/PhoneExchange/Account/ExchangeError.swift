/// Why the exchange does not do what it was asked.
public enum ExchangeError: Error, Sendable, Hashable {
    case notRunning
    /// There is no such call, or it is over.
    case unknownCall
}
