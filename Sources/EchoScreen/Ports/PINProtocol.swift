/// The PIN among a person's keys.
public enum PINKey {
    /// As `echo-tui key set` takes it; houses were the first to ask for it.
    public static let name = "house-pin"
}

/// Knows this person's PIN, and tells it to nobody.
public protocol PINProtocol: Sendable {
    /// Whether there is one; waits for nobody.
    var isSet: Bool { get }
    /// Tries figures. Several wrong ones in a row cost a pause, whoever tries them.
    func check(_ figures: String) async -> PINAnswer
    /// Whether figures are the PIN that nobody was asked for: it opens nothing, and counts as no try. False where nobody
    /// can tell.
    func isSame(_ figures: String) async -> Bool
}
