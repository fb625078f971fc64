public import Echo
public import Foundation

/// A message as it is kept: with its place in its conversation.
public struct MessageRecord: Sendable, Hashable {
    public let conversation: ConversationID
    /// The position that a conversation's messages are ordered by. If two share one, the one saved first comes first.
    public var position: Int
    /// Role, text, status with how much of it was heard, times, usage, cost and tool call. Times are kept to the millisecond;
    /// of a running tool's progress nothing is kept.
    public var message: Message
    public var finishedAt: Date?
    public var mode: ConversationMode
    public var model: String?
    /// Whether it is no longer part of the conversation; it is kept until the conversation is purged.
    public var isRemoved = false
    /// Whether its program ended before it was finished; its text is as far as it had come.
    public var wasCut = false
    /// While its sound goes on: should the program be killed, it was interrupted there. Written, never read.
    public var heardSoFar: HeardSoFar?
    /// Which state of its text this one follows: 0 for one that was never read from the store.
    public var version = 0
    /// The texts before other programs wrote over them, the oldest first; read, never written.
    public var earlierTexts: [EarlierText] = []
    /// The notes beside it; read, never written.
    public var margin: MessageMargin?
    /// Whether there is no key to its text.
    public var isUnreadable = false

    public init(
        conversation: ConversationID, position: Int, message: Message, finishedAt: Date? = nil,
        mode: ConversationMode, model: String? = nil
    ) {
        self.conversation = conversation
        self.position = position
        self.message = message
        self.finishedAt = finishedAt
        self.mode = mode
        self.model = model
    }
}

extension MessageRecord {
    /// Between two positions, so that something fits between.
    public static let room = 1_024

    /// Where a message stands that comes last: by its time, so that several programs that add to one conversation agree on
    /// the order, and behind those that its program knows, whatever the clock says.
    ///
    /// - Parameter last: the greatest position that is known.
    public static func position(of date: Date, after last: Int) -> Int {
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded(.down)
        return max(last + room, Int(min(max(0, milliseconds), 1e14)) * room)
    }
}
