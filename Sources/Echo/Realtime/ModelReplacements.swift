/// How often a voice conversation went on with another model than the one that was asked for.
struct ModelReplacements: Sendable, Hashable {
    /// Of the voice.
    var voices = 0
    /// Of what writes down the user's words.
    var transcribers = 0
    /// It is being looked for; what is refused meanwhile is refused for the same reason.
    var isFindingTranscriber = false
}
