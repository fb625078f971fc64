import EchoWire

/// The words of one side of a watched call.
public struct WatchedWords: Sendable, Hashable {
    public let call: String
    /// The same for all pieces of one answer or turn.
    public let item: String
    /// The other side says it, and not the assistant.
    public let isPartner: Bool
    /// Of a piece, what came since the one before; of the final one, all of it as far as it was heard.
    public let text: String
    public let isFinal: Bool
    public let wasHeard: Bool

    public init(call: String, item: String, isPartner: Bool, text: String, isFinal: Bool, wasHeard: Bool = true) {
        (self.call, self.item, self.isPartner) = (call, item, isPartner)
        (self.text, self.isFinal, self.wasHeard) = (text, isFinal, wasHeard)
    }

    /// Nil for what is no transcript.
    init?(_ json: JSONValue) {
        guard let call = json["callId"]?.string, let item = json["itemId"]?.string, let text = json["text"]?.string
        else { return nil }
        self.init(
            call: call, item: item, isPartner: json["speaker"] == "user", text: text,
            isFinal: json["final"]?.bool ?? false, wasHeard: json["heard"]?.bool ?? true)
    }
}
