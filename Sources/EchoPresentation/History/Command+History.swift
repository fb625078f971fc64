/// What can be done with conversations that were kept.
extension Command {
    /// Nothing of this conversation is kept, or the next words of it are again.
    public static let offTheRecord = Command("offTheRecord")
    public static let filterHistory = Command("history.filter")
    public static let pinConversation = Command("history.pin")
    public static let renameConversation = Command("history.rename")
    public static let deleteConversation = Command("history.delete")
    /// Brings back what was deleted last.
    public static let restoreConversation = Command("history.restore")
    /// Reads the conversation that is named behind it.
    public static let readConversation = Command("history.read")
    /// Goes on with the conversation that was held last.
    public static let continueLast = Command("continueLast")
    /// Goes on with the conversation that is selected or read.
    public static let continueConversation = Command("history.continue")
    /// Goes on from a message, in a conversation of its own.
    public static let branchConversation = Command("history.branch")
    /// Reads the conversation that the one that is read was branched from.
    public static let openOrigin = Command("history.origin")
    /// Shows what a message said before another program wrote over it.
    public static let showVersions = Command("history.versions")
    public static let showThoughts = Command("history.thoughts")
    public static let nextMatch = Command("history.nextMatch")
    public static let previousMatch = Command("history.previousMatch")
}

extension KeyContext {
    /// The list of conversations.
    public static let history = KeyContext("history", place: "in the history")
}
