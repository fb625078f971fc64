import EchoText

/// How loud something was over its time, in a row of its own above what is read.
public struct PinnedWaveformViewState: Sendable, Hashable {
    public let label: StyledText
    /// 0 to 1 each, in order.
    public let heights: [Double]
    public let role: TextRole
    /// Where it is being played, 0 to 1; nil while it is not.
    public let head: Double?

    public init(label: StyledText, heights: [Double], role: TextRole, head: Double? = nil) {
        (self.label, self.heights, self.role, self.head) = (label, heights, role, head)
    }

    /// In so many columns, and which of them is being played.
    public func columns(_ count: Int) -> (heights: [Double], head: Int?) {
        let heights = WaveformHeights.columns(heights, count: count)
        return (heights, heights.isEmpty ? nil : head.map { min(count - 1, max(0, Int($0 * Double(count)))) })
    }
}
