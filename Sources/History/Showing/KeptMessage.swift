import EchoText

/// A message that was kept, as lines to read.
struct KeptMessage: Sendable, Hashable {
    let id: String
    /// At least one: who said it and when.
    let lines: [[StyledText]]
    /// What the model thought before it, as lines that are shown when they are asked for.
    var thoughts: [[StyledText]] = []
    /// What it said before another program wrote over it, likewise.
    var earlier: [[StyledText]] = []
}
