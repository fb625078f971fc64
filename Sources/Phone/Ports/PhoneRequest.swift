/// What a person does in a call.
package enum PhoneRequest: Sendable, Hashable {
    /// The assistant answers a call that rings.
    case answer
    /// Turns down a call that rings, with a sentence.
    case decline
    /// Tells the assistant alone.
    case whisper(String)
    /// The assistant says it aloud, word for word.
    case say(String)
    case mute(Bool)
    /// The person's own microphone speaks in the assistant's place; answers a call that rings.
    case takeOver(Bool)
    /// Both sides are heard at the loudspeaker.
    case listen(Bool)
    case press(String)
    /// Announced first; turned off, nothing of it is kept.
    case record(Bool)
    /// - Parameter saying: what they hear before the caller is connected; nil to connect them at once.
    case transfer(to: String, saying: String? = nil)
    /// Voice and turns of this call.
    case adjust(CallAdjustment)
    case hangUp
}
