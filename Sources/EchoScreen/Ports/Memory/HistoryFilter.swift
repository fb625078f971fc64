public import Echo
public import Foundation

/// Which of the kept conversations or messages are wanted. What is nil or empty asks for nothing.
public struct HistoryFilter: Sendable, Hashable {
    /// Words that all have to stand in a message, and "phrases"; the last word may be the beginning of one.
    public var text = ""
    /// Other forms of the words count too: "herons" finds a heron.
    public var findsForms = false
    /// Of conversations: the words stand in the title, not in a message.
    public var isOfTitles = false
    /// Not before this moment.
    public var from: Date?
    /// Before this moment.
    public var before: Date?
    /// A part of the model's name.
    public var model: String?
    public var mode: ConversationMode?
    /// The name of a tool that was called, or a part of it.
    public var tool: String?
    /// US dollars: conversations that cost more.
    public var costOver: Decimal?
    /// Only this conversation.
    public var conversation: ConversationID?
    public var kind: ConversationRecord.Kind?
    /// Those that were deleted, instead of the others.
    public var isDeleted = false

    public init() {}

    public init(text: String) { self.text = text }
}
