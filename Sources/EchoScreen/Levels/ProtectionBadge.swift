public import Echo
import EchoText

/// Says beside the meters what keeps the assistant from hearing itself.
public struct ProtectionBadge: Sendable, Hashable {
    /// "echo −28 dB", "echo: measuring delay …", "no echo found", "echo cancellation off: headset". Safe to draw.
    public var caption: StyledText

    public init(_ caption: StyledText) { self.caption = caption }

    /// - Parameter isInVain: much was played while an echo was looked for.
    public init(_ status: ProtectionStatus, isInVain: Bool = false) { caption = Self.caption(status, isInVain) }

    private static func caption(_ status: ProtectionStatus, _ isInVain: Bool) -> StyledText {
        switch status.protection {
        case .off where status.isWorn: StyledText("echo cancellation off: headset", .faint)
        case .off: StyledText("echo cancellation off", .faint)
        case _ where status.isInaudible: StyledText("no echo", .faint)
        case _ where isInVain && !status.isAligned: StyledText("no echo found", .faint)
        case .gate where status.isAligned: StyledText("echo gate", .muted)
        case .cancel, .both, .automatic, .gate: measured(status)
        }
    }

    private static func measured(_ status: ProtectionStatus) -> StyledText {
        guard status.isAligned else { return StyledText("echo: measuring delay …", .faint) }
        guard let loss = status.loss else { return StyledText("echo: measuring …", .faint) }
        // A canceller that takes away less is no help.
        return StyledText("echo \(NumberWording.decibels(Float(-loss)))", loss < 6 ? .warning : .success)
    }
}
