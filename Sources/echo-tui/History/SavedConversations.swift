import ArgumentParser
import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation
import History

/// The saved conversations of this person, for one command.
enum SavedConversations {
    /// Opens them, and closes them afterwards; what cannot be done is a sentence.
    static func use<Value>(_ body: (ConversationStore) async throws -> Value) async throws -> Value {
        // What was cut is told by the screen, which can go on with it.
        let keys = ProgramKeys.ofThisProcess
        let store = ConversationStore(of: .ofThisProcess, looksForCut: .nothing, keys: keys)
        let news = store.news()
        do {
            try await unlock(store, keys)
            let value = try await body(store)
            await store.close()
            for await case .salvaged(let report) in news { HiddenPrompt().say(report.wording.text(keyName: \.name)) }
            // What could be read was read; this says why it was not all.
            if let missing = store.missingKey { HiddenPrompt().say(missing.wording.text(keyName: \.name)) }
            return value
        } catch {
            await store.close()
            guard let error = error as? StoreError else { throw error }
            throw Failure(error.wording.text(keyName: \.name))
        }
    }

    /// Asks for the passphrase where conversations are encrypted, and somebody can be asked.
    private static func unlock(_ store: ConversationStore, _ keys: ProgramKeys) async throws {
        guard isatty(STDIN_FILENO) == 1, try await store.isEncrypted(), await keys.needsPassphrase() else { return }
        try await keys.unlock(HiddenPrompt())
    }

    /// The filter that was typed as arguments: one with blanks in it is a phrase.
    static func filter(_ words: [String]) throws -> HistoryFilter {
        let text = words.map { $0.contains(where: \.isWhitespace) && !$0.contains("\"") ? "\"\($0)\"" : $0 }
        do throws(HistoryFilterError) {
            return try HistoryFilter(parsing: text.joined(separator: " "), now: Date(), in: .current)
        } catch {
            throw ValidationError(error.wording.text(keyName: \.name))
        }
    }

    static func limit(_ number: Int) throws -> Int {
        guard (1...10_000).contains(number) else { throw ValidationError("--limit must be a number from 1 to 10000.") }
        return number
    }

    static func conversation(_ id: String, in store: ConversationStore) async throws -> ConversationRecord {
        let id = ConversationID(id)
        guard let record = try await store.conversation(id), record.deletedAt == nil else {
            throw Failure("There is no conversation \(id). echo-tui history lists them.")
        }
        return record
    }

    /// All messages, in order, without what was only said on the way to an answer.
    static func messages(of record: ConversationRecord, in store: ConversationStore) async throws -> [SaidMessage] {
        var messages: [SaidMessage] = []
        try await store.forEachPage(of: record.id) { records in
            messages += records.filter { !$0.message.isCommentary }.map { said($0, in: record.partner) }
        }
        return messages
    }

    private static func said(_ record: MessageRecord, in partner: CallPartner?) -> SaidMessage {
        var said = SaidMessage(record.message, in: partner, wasHeard: record.margin?.wasHeard ?? true)
        said.earlierTexts = record.earlierTexts.map(\.text)
        said.details = SaidMessage.Details(record)
        return said
    }

    /// - Throws: the exit status of who cannot write.
    static func write(_ text: String) throws { try PlainOutput.print(text) }
}
