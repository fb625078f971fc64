/// The two protocols that share the name: one with a handshake, one in which every request stands alone.
enum MCPEra: Sendable, Hashable {
    /// Up to the revision 2025-11-25.
    case legacy
    /// From the revision 2026-07-28 on.
    case modern

    static let modernVersions = ["2026-07-28"]
    /// The newest is asked for; servers may answer with any.
    static let legacyVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
}
