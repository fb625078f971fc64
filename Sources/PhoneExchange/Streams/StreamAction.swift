import EchoWire

/// What a media stream has to do.
enum StreamAction: Sendable, Hashable {
    case send(JSONValue)
    /// Sound, which nobody logs.
    case sendSound(String)
    /// The app asked for this.
    case note(JSONValue)
    case warn(ExchangeWarning)
}
