import EchoWire

extension ConversationItem {
    /// Bytes that it takes in memory, roughly.
    var weight: Int { json.weight }
}
