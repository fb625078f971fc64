import Foundation

/// Speech over the assistant's voice of which is not known yet whether it was meant for the assistant.
struct OverheardSpeech: Sendable, Hashable {
    /// The server's item, or a name of ours while the turns are found here.
    let itemID: String
    /// Frames of the session.
    let start: Int
    let heardAt: Date
    /// It was a murmur, unless its words say otherwise.
    var isDismissed = false
    /// It has ended.
    var hasEnded = false
    /// It is an item of the conversation.
    var isCommitted = false
    /// What was transcribed of it.
    var words = ""
}
