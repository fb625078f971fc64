/// What a conversation is called, and who called it so.
public struct ConversationTitle: Sendable, Hashable {
    /// Who gave the title. A later one of these is never replaced by an earlier one.
    public enum Origin: Int, Sendable, Hashable, CaseIterable {
        case none, firstWords, model, person
    }

    public var text: String
    public var origin: Origin

    public init(_ text: String, _ origin: Origin) {
        self.text = text
        self.origin = origin
    }

    /// Of a conversation in which nothing was said yet.
    public static let none = ConversationTitle("", .none)
}
