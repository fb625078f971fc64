/// The loudspeaker's share of the answers. It outlives a session: sound that was made is heard to its end.
struct SessionPlayback: Sendable, Hashable {
    /// Sound of answers that the loudspeaker has or may have.
    var sounds: [String: AnswerSound] = [:]
    /// Items whose playback is being cut; what is queued after the cut is not among them.
    var cutting: Set<String> = []
    /// The voice waits for somebody who has not finished the sentence.
    var isAnswerHeld = false
}
