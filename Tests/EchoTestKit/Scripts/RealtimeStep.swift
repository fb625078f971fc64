public import Echo
public import EchoWire

/// One thing that a scripted Realtime server does, or waits for.
public enum RealtimeStep: Sendable, Hashable {
    /// Waits for the client's next event, of which these fields have to be part: `["type": "response.create"]`.
    case expects(JSONValue)
    /// Waits until the client has sent this much more sound of its microphone.
    case hears(Duration)
    /// Sends an event. An added item that does not say what is before it goes to the end of the conversation.
    case says(JSONValue)
    /// Sends what may be no event at all.
    case saysText(String)
    /// Agrees to the settings that the client asked for last.
    case agreesToSettings
    /// Puts the item that the client created last into the conversation, and says so.
    case addsItem
    /// Lets time pass on the transport's clock before anything else is said.
    case waits(Duration)
    /// Closes the connection with a code of RFC 6455; 1006 breaks it.
    case closes(code: Int, reason: String)
    /// Sends what no connection may carry.
    case violates(reason: String)
    /// Does not let the client in; only as the first step.
    case refuses(EchoError)
}
