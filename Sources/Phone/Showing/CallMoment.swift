/// Something that happened in a call, beside what was said.
package struct CallMoment: Sendable, Hashable {
    /// By the names that the bridge has for them; it has none for latency, and what is refused is told by several.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case ringing = "call.ringing"
        /// The words say who: "assistant" or "person".
        case answered = "call.answered"
        case declined = "call.declined"
        /// The words are the key that the caller pressed.
        case key = "call.digit"
        /// The line's own voice said the words.
        case announced = "call.announced"
        case recorded = "recording.started"
        case recordingDiscarded = "recording.discarded"
        case recordingRefused = "recording.refused"
        case takenOver = "call.taken_over"
        case givenBack = "call.given_back"
        case machine = "call.machine_answered"
        case held = "call.held"
        case resumed = "call.resumed"
        case muted = "call.muted"
        case unmuted = "call.unmuted"
        /// The words were told to the assistant alone.
        case whispered = "call.whisper"
        /// The words are what the assistant was asked to say.
        case said = "call.say"
        /// The words are the keys that a person at the screen pressed.
        case keys = "call.dtmf"
        /// The words are the number, or the address.
        case transferring = "call.transferring"
        /// The words are who is wanted, and why.
        case personWanted = "call.person_wanted"
        /// The words are the message.
        case messageTaken = "call.message_taken"
        /// The words are the number.
        case transferred = "call.transferred"
        case fallback = "call.fallback"
        /// The words are a sentence.
        case refused = "call.refused"
        /// The words say how, for people: "the caller hung up".
        case ended = "call.disconnected"
        /// The words are the milliseconds that an answer of the call took, in the middle.
        case latency = "call.latency"
    }

    package let kind: Kind
    package let words: String

    package init(_ kind: Kind, _ words: String = "") { (self.kind, self.words) = (kind, words) }
}
