public import EchoText

/// A message that was kept, as lines to read.
public struct KeptMessage: Sendable, Hashable {
    public let id: String
    /// At least one: who said it and when.
    public let lines: [[StyledText]]

    public init(id: String, lines: [[StyledText]]) {
        self.id = id
        self.lines = lines
    }
}
