import EchoConcurrency
public import Foundation

/// The API keys that a person gave to the program: in the desktop's keyring, else in a file, encrypted with the storage key.
///
/// Which there are is in a file of names, so that the program knows at its start that there is a key without waiting for
/// anyone.
public actor APIKeys {
    private let folder: KeyFolder
    private let keyring: any KeyringProtocol
    private let storage: StorageKeyring
    private let now: @Sendable () -> Date
    private nonisolated let thread = WorkThread(name: "echo-api-keys")

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Making one touches nothing.
    public init(
        folder: String, keyring: any KeyringProtocol, storage: StorageKeyring,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.folder = KeyFolder(path: folder)
        self.keyring = keyring
        self.storage = storage
        self.now = now
    }

    /// By name. Reads one small file.
    public nonisolated func kept() throws(APIKeyError) -> [KeptAPIKey] {
        try Self.entries(in: folder).compactMap { entry in
            APIKeyName(entry.name).map { KeptAPIKey(name: $0, place: entry.place, since: entry.since) }
        }
    }

    /// Why the keys in the keyring cannot be read now; nil when they can, or when there are none.
    public func obstacle() async -> KeyringError? {
        let kept = (try? kept()) ?? []
        guard let key = kept.first(where: { $0.place == .keyring }) else { return nil }
        do throws(KeyringError) {
            _ = try await keyring.secret(Self.item(key.name))
            return nil
        } catch {
            return error
        }
    }

    /// Nil when there is none of that name.
    public func key(_ name: APIKeyName) async throws(APIKeyError) -> Secret? {
        guard let entry = try Self.entries(in: folder).first(where: { $0.name == name.description }) else { return nil }
        switch entry.place {
        case .keyring: return try await keyringKey(name)
        case .file:
            guard let secret = entry.open(with: try await storageKey()) else { throw .unreadable(name) }
            return secret
        }
    }

    /// Takes the place of the one of that name.
    @discardableResult
    public func set(_ secret: Secret, for name: APIKeyName) async throws(APIKeyError) -> KeptAPIKey.Place {
        let lock = try await locked()
        defer { withExtendedLifetime(lock) {} }
        let entry = try await entry(name, secret)
        try change { $0 = $0.filter { $0.name != entry.name } + [entry] }
        if entry.place == .file { try? await keyring.remove(Self.item(name)) }
        return entry.place
    }

    /// - Returns: whether there was one.
    public func delete(_ name: APIKeyName) async throws(APIKeyError) -> Bool {
        let lock = try await locked()
        defer { withExtendedLifetime(lock) {} }
        guard let entry = try Self.entries(in: folder).first(where: { $0.name == name.description }) else {
            return false
        }
        if entry.place == .keyring {
            do throws(KeyringError) {
                try await keyring.remove(Self.item(name))
            } catch {
                throw .unreachable(name, error)
            }
        }
        try change { $0 = $0.filter { $0.name != name.description } }
        return true
    }

    private func keyringKey(_ name: APIKeyName) async throws(APIKeyError) -> Secret {
        let secret: Secret?
        do throws(KeyringError) {
            secret = try await keyring.secret(Self.item(name))
        } catch {
            throw .unreachable(name, error)
        }
        guard let secret else { throw .lost(name) }
        return secret
    }

    private func entry(_ name: APIKeyName, _ secret: Secret) async throws(APIKeyError) -> APIKeyEntry {
        do throws(KeyringError) {
            try await keyring.set(secret, Self.item(name), label: "echo-tui API key: \(name)")
            return APIKeyEntry(name, since: now())
        } catch {
            guard let entry = APIKeyEntry(name, secret, sealedWith: try await storageKey(), since: now()) else {
                throw .unreadable(name)
            }
            return entry
        }
    }

    private func storageKey() async throws(APIKeyError) -> StorageKey {
        do throws(StorageKeyError) {
            return try await storage.storageKey()
        } catch {
            throw .noStorageKey(error)
        }
    }

    /// Not the storage key's lock, which is waited for while this one is held.
    private func locked() async throws(APIKeyError) -> FileLock {
        do throws(StorageKeyError) {
            return try await folder.lock("api-keys.lock")
        } catch {
            throw .list(error)
        }
    }

    private func change(_ body: (inout [APIKeyEntry]) -> Void) throws(APIKeyError) {
        var entries = try Self.entries(in: folder)
        body(&entries)
        do throws(StorageKeyError) {
            try folder.write(entries.sorted { $0.name < $1.name }, to: folder.apiKeys)
        } catch {
            throw .list(error)
        }
    }

    private static func entries(in folder: KeyFolder) throws(APIKeyError) -> [APIKeyEntry] {
        do throws(StorageKeyError) {
            return try folder.read([APIKeyEntry].self, from: folder.apiKeys) ?? []
        } catch {
            throw .list(error)
        }
    }

    private static func item(_ name: APIKeyName) -> String { "API key \(name)" }
}
