/// Says beside the meters what keeps the assistant from hearing itself.
public struct ProtectionBadge: Sendable, Hashable {
    /// "echo −28 dB". Safe to draw.
    public var caption: StyledText

    public init(_ caption: StyledText) { self.caption = caption }
}
