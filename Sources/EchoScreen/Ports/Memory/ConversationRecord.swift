public import Echo
public import Foundation

/// A kept conversation as a list shows it: everything about it but its messages.
public struct ConversationRecord: Sendable, Hashable, Identifiable {
    /// How it was held.
    public enum Kind: String, Sendable, Hashable, CaseIterable { case chat, phone }

    public let id: ConversationID
    public var kind: Kind
    public var title: ConversationTitle
    public var startedAt: Date
    /// When its newest message began; never before `startedAt`, whatever the clock did.
    public var changedAt: Date
    /// The mode and the model that it was in last.
    public var mode: ConversationMode
    public var model: String?
    /// Messages that were not removed.
    public var messageCount = 0
    /// The time it was open, added up over all the times that it was continued.
    public var duration = Duration.zero
    /// US dollars; nil when nothing in it had a price.
    public var cost: Decimal?
    public var isPinned = false
    /// When it was deleted; it can be restored until it is purged.
    public var deletedAt: Date?
    /// Whether its program ended without closing it: a crash, a kill or a power cut.
    public var wasCut = false
    /// The message that it was branched from.
    public var origin: BranchPoint?
    /// The telephone call that it was.
    public var call: CallDetails?

    public init(
        id: ConversationID, kind: Kind = .chat, title: ConversationTitle = .none, startedAt: Date,
        mode: ConversationMode, model: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.startedAt = startedAt
        changedAt = startedAt
        self.mode = mode
        self.model = model
    }
}

extension ConversationRecord {
    /// Who talked with the assistant; nil for what was no telephone call.
    public var partner: CallPartner? {
        kind == .phone ? CallPartner(isIncoming: call?.direction != .outbound) : nil
    }
}
