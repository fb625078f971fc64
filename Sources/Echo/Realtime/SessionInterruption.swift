/// The speech heard over the answers of the current session. The next one begins with a new value.
struct SessionInterruption: Sendable {
    var bargeIn = BargeIn()
    /// Speech over the answer that may be meant for the assistant.
    var overheard: OverheardSpeech?
    /// Turns that were murmurs, until their words are known.
    var dismissed: [String: OverheardSpeech] = [:]
    /// The answer that the server gives to a murmur is not wanted.
    var dismissesAnswer = false
    /// Frames of the session up to which all that was heard over the answer was nothing.
    var dismissedUntil = 0
    /// How much was heard over the answer when it was looked at last.
    var heardAtReminder = Duration.zero
}
