extension ConversationRecord {
    /// Who talked with the assistant; nil for what was no telephone call.
    public var partner: CallPartner? {
        kind == .phone ? CallPartner(isIncoming: call?.direction != .outbound) : nil
    }
}
