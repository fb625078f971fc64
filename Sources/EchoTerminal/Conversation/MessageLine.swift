/// One screen row of a message.
enum MessageLine: Sendable, Hashable {
    case header
    /// The call of a tool: sign, name, arguments and outcome in one line.
    case tool
    /// What a call that waits for a decision is to be given, whole.
    case arguments(String)
    case question
    /// What came of a call, on one line.
    case output
    /// A row of what came of it.
    case outputLine([Span], isFirst: Bool)
    /// "… 42 more lines".
    case hidden
    case body(BlockLine)
    case mark(String)
    /// Its sound, which is being played.
    case waveform
    /// A row of what a feature says of it.
    case note([Span])
    case blank
}

extension MessageLine {
    /// The blank row in front of a block.
    var isGap: Bool { if case .body(let line) = self { line.spans.isEmpty && line.start == nil } else { false } }

    /// Something is said on it.
    var isSaid: Bool { self != .header && self != .blank && !isGap }
}
