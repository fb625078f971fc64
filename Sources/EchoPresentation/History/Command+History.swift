/// What can be done with conversations that were kept.
extension Command {
    public static let showHistory = Command("showHistory")
    /// Nothing of this conversation is kept, or the next words of it are again.
    public static let offTheRecord = Command("offTheRecord")
    public static let filterHistory = Command("history.filter")
    public static let pinConversation = Command("history.pin")
    public static let renameConversation = Command("history.rename")
    public static let deleteConversation = Command("history.delete")
    /// Brings back what was deleted last.
    public static let restoreConversation = Command("history.restore")
}

extension KeyContext {
    /// The list of conversations.
    public static let history = KeyContext("history", place: "in the history")
}
