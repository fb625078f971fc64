public import EchoScreen
import GRDB

extension ConversationStore: ConversationEncryptionProtocol {
    public func isEncrypted() async throws(StoreError) -> Bool { try await encryption.state().isOn }

    public func setEncrypted(_ isOn: Bool, day: String) async throws(StoreError) {
        await flush()
        try await encryption.set(isOn, day: day)
        if !isOn { await index.forget() }
    }

    public func protection() async -> String? { await keys.place()?.text }

    /// The texts that were sent, sealed where conversations are.
    public var sentTexts: MessageHistoryFile { sentTexts(at: access.database.folder.sentTexts) }

    func sentTexts(at path: String) -> MessageHistoryFile {
        MessageHistoryFile(path: path) { [encryption] in await encryption.sentTextSealing() }
    }

    /// A text that another part of the program keeps.
    ///
    /// - Parameter path: one of the notes that the store was made with.
    public func note(at path: String) -> KeptNote {
        KeptNote(path: path) { [encryption] in await encryption.sentTextSealing() }
    }

    /// For files of another part of the program, in one of the folders that the store was made with.
    public var seal: KeptSeal { KeptSeal { [encryption] in await encryption.sentTextSealing() } }

    /// Texts that could not be sent.
    ///
    /// - Parameter path: one of the notes that the store was made with.
    public func unsentTexts(at path: String) -> UnsentTexts {
        UnsentTexts(path: path, access: access) { [encryption] in await encryption.sentTextSealing() }
    }

    /// Sees to the key where texts are sealed: without it they can neither be written nor copied.
    func fetchKey() async throws(StoreError) {
        if try await encryption.state().isSealed { try await keys.fetch() }
    }

    /// A key that is missing is told of at the start, and not only when somebody speaks.
    func lookForKey() async {
        guard (try? await encryption.state())?.isSealed == true else { return }
        do throws(StoreError) {
            try await keys.fetch()
        } catch {
            tell(missing: error)
        }
    }

    /// Reads what may be sealed. What is searched for is looked up in memory then; everything else is read as far as it can be
    /// while there is no key.
    func readTexts<Value: Sendable>(
        isSearch: Bool = false, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        // In one transaction: another program may turn it on between two.
        let plain = try await access.read { database in
            try EncryptionState(in: database).isSealed ? nil : PlainRead(value: body(database))
        }
        if let plain { return plain.value }
        do throws(StoreError) {
            try await keys.fetch()
        } catch {
            if isSearch { throw error }
            tell(missing: error)
            return try await access.read(body)
        }
        guard isSearch else { return try await access.read(body) }
        return try await access.perform { [index] pool in try await index.read(from: pool, body) }
    }
}

/// The result of reading where nothing is sealed.
private struct PlainRead<Value: Sendable>: Sendable {
    let value: Value
}
