/// Why the terminal woke the program.
public struct TerminalWake: Sendable, Hashable {
    public var hasInput: Bool
    public var signals: Set<TerminalSignal>
    /// The terminal is gone: nothing can be read any more.
    public var isGone: Bool

    public init(hasInput: Bool = false, signals: Set<TerminalSignal> = [], isGone: Bool = false) {
        self.hasInput = hasInput
        self.signals = signals
        self.isGone = isGone
    }
}
