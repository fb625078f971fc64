import Echo
import EchoText
import Foundation

/// A message on its way. Its words come as deltas, as whole texts, or as both: the longer is the newer.
struct MessageDraft: Sendable {
    private(set) var message: Message
    /// The words of the deltas, where they are not those of the message.
    private var heard: String?
    private var visible = VisibleText()

    init(message: Message) {
        self.message = message
        heard = message.text.isEmpty ? nil : ""
    }

    /// Of which nothing is known but that it comes.
    init(id: String, role: Message.Role, at date: Date) {
        message = Message(
            id: id, role: role, medium: .voice, status: role == .user ? .transcribing : .inProgress, createdAt: date)
    }

    /// In the time that the delta takes, however long the message is.
    mutating func append(_ delta: String) {
        guard heard != nil else { return message.text += delta }
        heard? += delta
        if let heard, heard.utf8.count > message.text.utf8.count { take(heard) }
    }

    mutating func update(_ newer: Message) {
        let deltas = heard ?? message.text
        message = newer
        switch deltas.utf8.count {
        case (newer.text.utf8.count + 1)...: take(deltas)
        case newer.text.utf8.count: heard = nil
        default: heard = deltas
        }
    }

    private mutating func take(_ deltas: String) { (message.text, heard) = (deltas, nil) }

    /// What is shown of it.
    mutating func text() -> String {
        visible.update(to: message.text)
        return visible.text
    }
}
