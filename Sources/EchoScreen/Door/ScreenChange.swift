public import Echo

/// A change of the screen without an event of the conversation.
public enum ScreenChange: Sendable {
    /// A new conversation was begun with the settings of now.
    case conversationReset
    /// These messages of an earlier conversation stand in place of the old one.
    case conversationResumed([Message])
    /// Everything that was kept was erased, and a new conversation begins: nothing stays in memory or on the screen.
    case everythingErased
    /// This is what features put beside a message to be kept with it, in place of what stood there; the message may
    /// come later.
    case annotated(Message.ID, MessageMargin)
    /// Somebody has taken what was chosen: it may be kept.
    case settingsAccepted([SettingID])
    /// What there is to choose from has changed.
    case options
    /// The names that somebody knows have changed.
    case keywords
}
