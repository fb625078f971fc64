import Echo
import EchoText
import Foundation

/// A message on its way. Its words come as deltas, as whole texts, or as both: the longer is the newer.
struct MessageDraft: Sendable {
    private(set) var message: Message
    private var heard = ""
    private var visible = VisibleText()

    /// What is shown of it.
    var text: String { visible.text }

    init(message: Message) {
        self.message = message
        visible.update(to: message.text)
    }

    /// Of which nothing is known but that it comes.
    init(id: String, role: Message.Role, at date: Date) {
        message = Message(
            id: id, role: role, medium: .voice, status: role == .user ? .transcribing : .inProgress, createdAt: date)
    }

    mutating func append(_ delta: String) {
        heard += delta
        if heard.utf8.count > message.text.utf8.count { message.text = heard }
        visible.update(to: message.text)
    }

    mutating func update(_ newer: Message) {
        let longer = heard.utf8.count > newer.text.utf8.count ? heard : newer.text
        message = newer
        message.text = longer
        visible.update(to: longer)
    }
}
