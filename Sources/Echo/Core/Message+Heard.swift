extension Message {
    /// What the model should believe was said: of an interrupted answer what was heard, of a failed one nothing.
    public var heardText: String {
        switch status {
        case .interrupted(_, let heard): String(text.prefix(heard))
        case .cancelled, .transcriptionFailed, .failed: ""
        default: text
        }
    }
}
