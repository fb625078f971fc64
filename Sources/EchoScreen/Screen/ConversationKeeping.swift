/// How the conversation under way is saved. The feature that saves it tells; others ask.
package struct ConversationKeeping: Sendable, Hashable {
    /// The name it is saved under; nil while nothing of it is.
    package var conversation: ConversationID?
    /// Nothing of it is saved, as the person wants it.
    package var isOffTheRecord = false
    /// It is to be saved, and cannot be for now.
    package var isUnsaved = false
}
