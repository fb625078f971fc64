/// Why speech cannot be heard or made.
public enum SpeechError: Error, Sendable, Hashable {
    /// The recogniser's model is not installed where it is looked for.
    case modelMissing(path: String)
    /// The model is there but the recogniser refuses it.
    case modelUnusable(path: String)
    /// The library of a voice does not start.
    case voiceUnavailable(String)
    /// More is said at once than can be recognised soon.
    case busy
    /// No sound came out for this text.
    case synthesisFailed(text: String)
}

extension SpeechError: CustomStringConvertible {
    /// A clause for people, without a full stop.
    public var description: String {
        switch self {
        case .modelMissing(let path): "the recogniser's model is missing: \(path)"
        case .modelUnusable(let path): "the recogniser's model cannot be used: \(path)"
        case .voiceUnavailable(let name): "the voice '\(name)' is not installed"
        case .busy: "too many people speak at once; try again in a moment"
        case .synthesisFailed: "the synthesizer made no sound of a sentence"
        }
    }
}
