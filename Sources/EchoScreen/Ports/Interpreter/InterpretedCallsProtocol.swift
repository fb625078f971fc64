/// Telephone calls that somebody can interpret in.
public protocol InterpretedCallsProtocol: Sendable {
    /// The sound of a call for an interpreter: from now on neither side hears the other itself.
    ///
    /// - Returns: nil when there is no such call.
    func beginInterpreting(in call: String) async -> InterpretedCall?
    /// Whoever speaks in the call is heard as they are again. Harmless when nobody interprets, or the call is over.
    func endInterpreting(in call: String) async
    /// The person's own microphone speaks in the assistant's place; answers a call that rings.
    func takeOver(_ call: String)
}
