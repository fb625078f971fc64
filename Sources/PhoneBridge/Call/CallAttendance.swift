/// The handling of a call that rings for a person before the assistant answers it.
public enum CallAttendance: String, Sendable, Hashable {
    /// It rings; the caller hears that.
    case ringing
    /// The assistant answers.
    case assistant
    /// A person answers in the assistant's place.
    case person
    /// It is turned down, with a sentence.
    case declined
}
