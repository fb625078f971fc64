import EchoText

/// How far something is that listens, and how loud it is now.
public struct ProgressViewState: Sendable, Hashable {
    /// 0–1.
    public var done: Double
    /// How loud it is now, on the meter from 0 to 1.
    public var level: Double
    public var caption: StyledText

    public init(done: Double, level: Double, caption: StyledText) {
        self.done = done
        self.level = level
        self.caption = caption
    }
}
