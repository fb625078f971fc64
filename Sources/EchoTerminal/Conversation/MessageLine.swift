import EchoScreen

/// One screen row of a message.
enum MessageLine: Sendable, Hashable {
    /// Above the header: what became of everything before the message.
    case lead(String)
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
    /// What can be done about an answer that ended badly.
    case offer
    /// Its sound, which is being played.
    case waveform
    /// A row of what a feature says of it.
    case note([Span])
    /// A row of a picture.
    case picture(PictureOrder, row: Int)
    case blank
}

extension MessageLine {
    /// The blank row in front of a block.
    var isGap: Bool { if case .body(let line) = self { line.spans.isEmpty && line.start == nil } else { false } }

    private var isLead: Bool { if case .lead = self { true } else { false } }

    /// Something is said on it.
    var isSaid: Bool { !isLead && self != .header && self != .blank && !isGap }
}
