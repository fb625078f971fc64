/// The role of a piece of text. A theme gives each role its colours; presenters never name one.
public enum TextRole: String, Sendable, Hashable, CaseIterable {
    // Text
    case plain, strong, faint, title, accent, placeholder, selection, success, warning, failure
    // The speaker
    case user, assistant, system, tool
    /// The part of an interrupted answer that nobody heard.
    case unheard
    // Markdown
    case heading, emphasis, code, codeKeyword, codeString, codeComment, codeNumber, codeType, link, quote, tableBorder
    // What is looked for, and which of it is shown now
    case found, marked
    // What the program is doing
    case idle, listening, hearing, thinking, speaking, muted, connecting, offline
    // How fast an answer came
    case latencyGood, latencyFair, latencyPoor
    /// What is said is being recorded.
    case recording
    // Frames and keys
    case border, focusedBorder, key, keyTitle
    /// All of the screen that lies behind a panel.
    case behind
    // Meters
    case meterLow, meterMiddle, meterHigh, meterPeak, meterThreshold, meterTrack
    // Families of wire events
    case eventSession, eventInput, eventConversation, eventResponse, eventOutput, eventLimits, eventFailure, eventOther
}
