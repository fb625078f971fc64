public import Echo
public import Foundation

/// A change of a conversation that is to be saved.
public enum ConversationChange: Sendable, Hashable {
    /// A conversation begins, or one that is kept is continued at `startedAt`. Of one that is kept, the title, the counts and
    /// the origin stay.
    case began(ConversationRecord)
    /// A message is new or is different now: it takes the place of what was kept under its id.
    case message(MessageRecord)
    /// A message is not part of the conversation any more.
    case removed(Message.ID, from: ConversationID)
    /// A title by itself; it never replaces one that a person gave.
    case titled(ConversationID, ConversationTitle)
    case switched(ConversationID, mode: ConversationMode, model: String?)
    case called(ConversationID, CallDetails)
    /// A message's sound is being recorded, or is whole. Without the message nothing is kept of it.
    case sound(KeptSound, of: ConversationID)
    /// What stands beside a message is new or different. Without the message nothing is kept of it.
    case margin(KeptMargin, of: ConversationID)
    /// An event went over the wire. Without the conversation nothing is kept of it.
    case event(KeptEvent, of: ConversationID)
    /// The conversation is closed, on purpose. A conversation that is never closed was cut.
    case ended(ConversationID, at: Date)

    /// So much was spent. It is kept whatever becomes of conversations.
    case spent([SpendingAmount])

    /// Nil for what is of no conversation.
    public var conversation: ConversationID? {
        switch self {
        case .began(let record): record.id
        case .message(let record): record.conversation
        case .spent: nil
        case .removed(_, let id), .titled(let id, _), .switched(let id, _, _), .called(let id, _), .sound(_, let id),
            .margin(_, let id), .event(_, let id), .ended(let id, _):
            id
        }
    }
}
