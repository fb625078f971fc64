import EchoWire

/// An action of a media stream.
enum StreamAction: Sendable, Hashable {
    case send(JSONValue)
    /// Sound, which nobody logs.
    case sendSound(String)
    /// The app asked for this.
    case note(JSONValue)
    case warn(ExchangeWarning)
}
