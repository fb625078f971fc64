import EchoScreen

/// What can be done with conversations that were kept.
extension Command {
    /// Nothing of this conversation is kept, or the next words of it are again.
    static let offTheRecord = Command("offTheRecord")
    static let filterHistory = Command("history.filter")
    static let pinConversation = Command("history.pin")
    static let renameConversation = Command("history.rename")
    static let deleteConversation = Command("history.delete")
    /// Brings back what was deleted last.
    static let restoreConversation = Command("history.restore")
    /// Goes on with the conversation that was held last.
    static let continueLast = Command("continueLast")
    /// Goes on with the conversation that is selected or read.
    static let continueConversation = Command("history.continue")
    /// Goes on from a message, in a conversation of its own.
    static let branchConversation = Command("history.branch")
    /// Reads the conversation that the one that is read was branched from.
    static let openOrigin = Command("history.origin")
    /// Shows what a message said before another program overwrote it.
    static let showVersions = Command("history.versions")
    static let showThoughts = Command("history.thoughts")
    static let nextMatch = Command("history.nextMatch")
    static let previousMatch = Command("history.previousMatch")
}

extension KeyContext {
    /// The list of conversations.
    static let history = KeyContext("history", place: "in the history")
}
