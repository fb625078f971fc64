/// How it is said that something was done.
public enum HouseReplies: String, CaseIterable, Sendable, Codable {
    /// Which devices are how now.
    case sentences
    /// "Done."
    case short
    /// A tone, and "Done." where the order was written.
    case tone
}
