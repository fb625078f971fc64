import Echo
import EchoApp
import Foundation

/// An element of a file: a conversation of ours, or one of ChatGPT's, or a line of one.
enum ImportedElement {
    case conversation(ImportedConversation)
    /// A message, in a file with a line for each.
    case line([String: Any])

    /// Why it is no conversation: the end of a sentence.
    struct Refusal: Error, Hashable {
        let reason: String
    }

    /// - Parameter name: of the file, for what has no title.
    init(_ bytes: [UInt8], name: String) throws(Refusal) {
        let data = Data(bytes)
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw Refusal(reason: "is no valid JSON")
        }
        if object["mapping"] is [String: Any] {
            self = .conversation(try ChatGPTConversation(object).conversation())
        } else if object["format"] as? String == ConversationDocument.format {
            guard let document = try? JSONDecoder().decode(ConversationDocument.self, from: data) else {
                throw Refusal(reason: "is not as this program exports it")
            }
            self = .conversation(try Self.checked(document.conversation))
        } else if let entries = object["messages"] as? [[String: Any]] {
            let said = SaidEntries(
                entries, id: object["id"] as? String, title: object["title"] as? String, name: name)
            self = .conversation(try Self.checked(said.conversation))
        } else if object["role"] is String, object["text"] is String {
            self = .line(object)
        } else {
            throw Refusal(reason: "is no conversation")
        }
    }

    /// The names that become part of files and lines are plain.
    static func checked(_ conversation: ImportedConversation) throws(Refusal) -> ImportedConversation {
        let record = conversation.record
        guard ([record.id, record.origin?.conversation].compactMap(\.self)).allSatisfy(isPlain) else {
            throw Refusal(reason: "has a name that cannot be kept")
        }
        guard !conversation.messages.isEmpty else { throw Refusal(reason: "is empty") }
        return conversation
    }

    static func isPlain(_ id: ConversationID) -> Bool {
        (1...128).contains(id.rawValue.utf8.count) && id.rawValue.utf8.allSatisfy { isPlain($0) }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }
}
