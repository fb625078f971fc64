public import Echo

/// A request of somebody who watches a call.
public enum CallRequest: Sendable, Hashable {
    /// Tells the assistant alone; it is known from the next answer on.
    case whisper(String)
    /// Has the assistant answer a call that rings.
    case answer
    /// Turns down a call that rings, with a sentence.
    case decline
    /// Has the assistant say it, in its voice.
    case say(String)
    /// The assistant hears, and is not heard.
    case mute(Bool)
    /// A person speaks in the assistant's place, until it is given back; answers a call that rings.
    case takeOver(Bool)
    case press(String)
    case record(Bool)
    /// Connects the caller with somebody else.
    ///
    /// - Parameters:
    ///   - to: a name of `TransferPolicy`, a number, or a SIP address that is listed.
    ///   - saying: what they hear before the caller is connected; nil to connect them at once.
    case transfer(to: String, saying: String? = nil)
    case update(SessionSettings)
    /// With a sentence that is heard to its end.
    case close
    /// The same, where the limits of the day are reached.
    case timeIsUp
    case hangUp

    /// Whether it can be done only where the sound of the call goes by.
    var needsSound: Bool {
        switch self {
        case .takeOver(let isOn), .mute(let isOn), .record(let isOn): isOn
        case .whisper, .answer, .decline, .say, .press, .transfer, .update, .close, .timeIsUp, .hangUp: false
        }
    }
}
