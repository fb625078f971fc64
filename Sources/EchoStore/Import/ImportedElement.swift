import Echo
import EchoScreen
import Foundation

/// An element of a file: a conversation of ours, or one of ChatGPT's, or a line of one.
enum ImportedElement {
    case conversation(ImportedConversation)
    /// A message, in a file with a line for each.
    case line([String: Any])

    private static let isOther = "is neither a conversation nor a message of one"

    /// Why it cannot be imported: the end of a sentence.
    struct Refusal: Error, Hashable {
        let reason: String
        /// What it calls itself; nil where that could not be read.
        var title: String?
    }

    /// - Parameters:
    ///   - name: of the file, for what has no title.
    ///   - now: for what tells no time.
    init(_ bytes: [UInt8], name: String, at now: Date) throws(Refusal) {
        let data = Data(bytes)
        guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            throw Refusal(reason: "is not valid JSON")
        }
        guard let object = value as? [String: Any] else { throw Refusal(reason: Self.isOther) }
        do throws(Refusal) {
            try self.init(object, data, name: name, at: now)
        } catch {
            throw Refusal(reason: error.reason, title: object["title"] as? String)
        }
    }

    private init(_ object: [String: Any], _ data: Data, name: String, at now: Date) throws(Refusal) {
        if object["mapping"] is [String: Any] {
            self = .conversation(try ChatGPTConversation(object, at: now).conversation())
        } else if object["format"] as? String == ConversationDocument.format {
            guard let document = try? JSONDecoder().decode(ConversationDocument.self, from: data) else {
                throw Refusal(reason: "lacks parts of what this program exports, or was changed by hand")
            }
            self = .conversation(try Self.checked(document.conversation))
        } else if let entries = object["messages"] as? [[String: Any]] {
            let said = SaidEntries(
                entries, id: object["id"] as? String, title: object["title"] as? String, name: name)
            self = .conversation(try Self.checked(said.conversation))
        } else if object["role"] is String, object["text"] is String {
            self = .line(object)
        } else {
            throw Refusal(reason: Self.isOther)
        }
    }

    /// The names that become part of files and lines are plain.
    static func checked(_ conversation: ImportedConversation) throws(Refusal) -> ImportedConversation {
        let record = conversation.record
        guard ([record.id, record.origin?.conversation].compactMap(\.self)).allSatisfy(isPlain) else {
            throw Refusal(reason: "has an id with characters other than letters, digits, - and _")
        }
        let first = conversation.messages.first { $0.message.role == .user } ?? conversation.messages.first
        guard let first else { throw Refusal(reason: "has no messages") }
        guard record.title.text.allSatisfy(\.isWhitespace) else { return conversation }
        var titled = conversation
        titled.record.title = .firstWords(of: first.message.text) ?? .none
        return titled
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
