import EchoText

/// A message that was kept, as lines to read.
struct KeptMessage: Sendable, Hashable {
    let id: String
    /// At least one: who said it and when.
    let lines: [[StyledText]]
    /// What it said before another program wrote over it, as lines that are shown when they are asked for.
    let earlier: [[StyledText]]
    /// What the model thought before it, likewise.
    let thoughts: [[StyledText]]

    init(
        id: String, lines: [[StyledText]], thoughts: [[StyledText]] = [], earlier: [[StyledText]] = []
    ) {
        (self.id, self.lines, self.thoughts, self.earlier) = (id, lines, thoughts, earlier)
    }
}
