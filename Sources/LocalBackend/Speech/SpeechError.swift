/// Why speech cannot be heard or made.
public enum SpeechError: Error, Sendable, Hashable {
    /// The recogniser's model is not installed where it is looked for.
    case modelMissing(path: String)
    /// The model is there but the recogniser refuses it.
    case modelUnusable(path: String)
    /// The library of a voice does not start.
    case voiceUnavailable(String)
    /// No sound came out for this text.
    case synthesisFailed(text: String)
}
