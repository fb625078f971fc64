import Echo
import EchoScreen
import EchoStore
import Foundation

/// A folder for one test's store, removed at its end.
final class StoreFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "echo-tui-store-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var database: String { "\(path)/conversations.sqlite" }

    /// Writes when it is told to flush, or when a batch is full.
    func store(
        mostWaiting: Int = 20_000, keys: (any StorageKeyProviderProtocol)? = nil
    ) -> ConversationStore {
        var pace = WritingPace()
        pace.delay = .seconds(3_600)
        pace.mostWaiting = mostWaiting
        return ConversationStore(folder: path, pace: pace, keys: keys)
    }

    func files(_ prefix: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { $0.hasPrefix(prefix) }.sorted()
    }

    func mode(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }
}

/// Monday, 23 November 2026, 12:00 UTC.
let noon = Date(timeIntervalSince1970: 1_795_435_200)

extension ConversationRecord {
    static func sample(_ id: String, at date: Date = noon, mode: ConversationMode = .text) -> ConversationRecord {
        ConversationRecord(id: ConversationID(id), startedAt: date, mode: mode, model: "gpt-5-mini")
    }
}

extension MessageRecord {
    static func sample(
        _ id: String, in conversation: String = "c", at position: Int = 0, _ text: String = "hello",
        _ status: Message.Status = .completed, on date: Date = noon, role: Message.Role = .user
    ) -> MessageRecord {
        let message = Message(id: id, role: role, medium: .text, text: text, status: status, createdAt: date)
        return MessageRecord(
            conversation: ConversationID(conversation), position: position, message: message, mode: .text,
            model: "gpt-5-mini")
    }
}

extension ConversationStore {
    /// A conversation with these texts, written.
    func keep(_ id: String, _ texts: [String], at date: Date = noon) async {
        note(.began(.sample(id, at: date)))
        for (position, text) in texts.enumerated() {
            note(.message(.sample("m\(position)", in: id, at: position, text, on: date)))
        }
        note(.ended(ConversationID(id), at: date))
        await flush()
    }

    func texts(of id: String) async throws(StoreError) -> [String] {
        try await messages(of: ConversationID(id), .first, limit: 10_000).records.map(\.message.text)
    }

    func list(_ filter: HistoryFilter = HistoryFilter()) async throws(StoreError) -> [String] {
        try await conversations(filter, after: nil, limit: 10_000).records.map(\.id.rawValue)
    }

    func found(_ text: String) async throws(StoreError) -> [String] {
        try await search(HistoryFilter(text: text), order: .best, limit: 100).map(\.message)
    }
}
