/// A panel in which a saved conversation is read, and whose messages may be heard.
package protocol SavedConversationPanelProtocol: PanelProtocol {
    /// The conversation that is read.
    var conversation: String { get }
    /// The message with the cursor; nil before anything is shown.
    var selected: String? { get }
    /// It is not known yet which messages can be heard.
    var wantsSounds: Bool { get }
    /// - Parameter sounds: how long the sound is that was kept, by message.
    mutating func show(sounds: [String: Duration])
}

extension Command {
    /// Reads the saved conversation that is named behind it, at the message that is named behind that, if one is.
    package static let readConversation = Command("history.read")
}

extension KeyContext {
    /// A saved conversation that is read.
    public static let keptConversation = KeyContext("savedConversation", place: "in a saved conversation")
}

extension Situation.Fact {
    /// A saved conversation is read.
    public static let readsConversation = Self("history.reads")
}
