import EchoConcurrency
import EchoCrypto
public import Foundation

/// Knows where the storage key lies: in the desktop's keyring, else behind a passphrase where one was set, else in a file.
///
/// Once there is a key, a record says which one it is and where: while that place gives nothing there is no key, and never a
/// new one that would take the old one's place; neither is there where the record is gone and something is encrypted. It
/// waits for the keyring, the disk and Argon2id on a thread of its own.
public actor StorageKeyring: StorageKeyProviderProtocol {
    private static let name = "storage key"

    let folder: KeyFolder
    private let keyring: any KeyringProtocol
    private let cost: PassphraseCost
    private let sealed: SealedContent?
    private let now: @Sendable () -> Date
    private nonisolated let thread = WorkThread(name: "echo-keys")
    private var known: StorageKey?
    private var search: Task<Result<StorageKey, StorageKeyError>, Never>?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Making one touches nothing.
    ///
    /// - Parameter sealed: what the key encrypts: while there is some of it, a key that is gone is not replaced.
    public init(
        folder: String, keyring: any KeyringProtocol, sealed: SealedContent? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(folder: folder, keyring: keyring, cost: PassphraseCost(), sealed: sealed, now: now)
    }

    init(
        folder: String, keyring: any KeyringProtocol, cost: PassphraseCost, sealed: SealedContent? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.sealed = sealed
        self.folder = KeyFolder(path: folder)
        self.keyring = keyring
        self.cost = cost
        self.now = now
    }

    /// Where it lies; nil while there is none, and nothing that is encrypted.
    ///
    /// Where the record is gone and something is encrypted, the key is looked for; it may be in the keyring still.
    public func foundPlace() async throws(StorageKeyError) -> StorageKeyPlace? {
        if let place = try place() { return place }
        guard sealed?.isThere == true else { return nil }
        _ = try await storageKey()
        return try place()
    }

    /// Where it lies; nil while there is none.
    public func place() throws(StorageKeyError) -> StorageKeyPlace? { try record()?.place }

    public func knownPlace() async -> StorageKeyPlace? { try? place() }

    /// When it was made; nil while there is none.
    public func since() throws(StorageKeyError) -> Date? { try record()?.since }

    public func hasPassphrase() throws(StorageKeyError) -> Bool { try seal() != nil }

    /// A caller that asks while another waits for it gets the same result.
    public func storageKey() async throws(StorageKeyError) -> StorageKey {
        if let known { return known }
        if let search { return try await search.value.get() }
        let search = Task { await find() }
        self.search = search
        let result = await search.value
        self.search = nil
        known = try? result.get()
        return try result.get()
    }

    /// Opens the storage key with the passphrase that somebody typed.
    public func unlock(with passphrase: Secret) async throws(StorageKeyError) -> StorageKey {
        let lock = try await folder.lock()
        defer { withExtendedLifetime(lock) {} }
        guard let seal = try seal() else { throw .lost(.passphrase) }
        var attempts = (try? folder.read(PassphraseAttempts.self, from: folder.attempts)) ?? PassphraseAttempts()
        let wait = attempts.remaining(at: now())
        guard wait == .zero else { throw .tooSoon(delay: wait) }
        guard let key = seal.open(with: passphrase) else {
            attempts.fail(at: now())
            try folder.write(attempts, to: folder.attempts)
            throw .wrongPassphrase(delay: attempts.delay)
        }
        try? FileManager.default.removeItem(atPath: folder.attempts)
        if let record = try record() {
            guard record.fingerprint == key.fingerprint else { throw .replaced(.passphrase) }
            // Of a program that ended before it was done.
            if record.place == .passphrase { OverwrittenFile(path: folder.key).remove() }
        } else {
            try keepRecord(of: key, in: .passphrase)
        }
        known = key
        return key
    }

    /// Sets the passphrase, or another one. A key that lay in a file lies behind the passphrase then; one in the keyring stays
    /// there, and the passphrase opens it where the keyring cannot be reached.
    ///
    /// The key has to be open: whoever does not know the old passphrase cannot set a new one.
    public func setPassphrase(_ passphrase: Secret) async throws(StorageKeyError) {
        let key = try await storageKey()
        let lock = try await folder.lock()
        defer { withExtendedLifetime(lock) {} }
        guard let seal = PassphraseSeal(key, with: passphrase, cost) else {
            throw .inaccessible(path: folder.passphrase, reason: "there is not enough memory")
        }
        try folder.write(seal, to: folder.passphrase)
        guard var record = try record(), record.place == .file else { return }
        record.place = .passphrase
        try folder.write(record, to: folder.record)
        OverwrittenFile(path: folder.key).remove()
    }

    /// From then on the key lies in the keyring, else in a file.
    public func removePassphrase() async throws(StorageKeyError) {
        let key = try await storageKey()
        let lock = try await folder.lock()
        defer { withExtendedLifetime(lock) {} }
        if var record = try record(), record.place == .passphrase {
            record.place = try await keep(key)
            try folder.write(record, to: folder.record)
        }
        OverwrittenFile(path: folder.passphrase).remove()
    }

    /// A new key in the place of one that is lost. What the lost one has sealed can be read by nobody then.
    public func renew() async throws(StorageKeyError) -> StorageKey {
        let lock = try await folder.lock()
        defer { withExtendedLifetime(lock) {} }
        try? await keyring.remove(Self.name)
        for path in [folder.passphrase, folder.attempts, folder.key] { OverwrittenFile(path: path).remove() }
        let key = StorageKey.random()
        try keepRecord(of: key, in: try await keep(key))
        known = key
        return key
    }

    private func find() async -> Result<StorageKey, StorageKeyError> {
        do throws(StorageKeyError) {
            if let record = try record() { return .success(try await key(of: record)) }
            let lock = try await folder.lock()
            defer { withExtendedLifetime(lock) {} }
            // Another program may have made it meanwhile.
            if let record = try record() { return .success(try await key(of: record)) }
            return .success(try await make())
        } catch {
            return .failure(error)
        }
    }

    private func key(of record: StorageKeyRecord) async throws(StorageKeyError) -> StorageKey {
        let key =
            switch record.place {
            case .keyring: try await keyringKey()
            case .passphrase: throw StorageKeyError.passphraseNeeded
            case .file: try StorageKeyFile(path: folder.key).existing()
            }
        guard let key else { throw .lost(record.place) }
        guard key.fingerprint == record.fingerprint else { throw .replaced(record.place) }
        return key
    }

    /// Where the keyring gives nothing, the passphrase does, if there is one.
    private func keyringKey() async throws(StorageKeyError) -> StorageKey? {
        let hasPassphrase = try hasPassphrase()
        let secret: Secret?
        do throws(KeyringError) {
            secret = try await keyring.secret(Self.name)
        } catch {
            throw hasPassphrase ? .passphraseNeeded : .unreachable(error)
        }
        guard let secret else {
            guard !hasPassphrase else { throw .passphraseNeeded }
            return nil
        }
        return StorageKey(hexadecimal: secret.reveal())
    }

    /// One that the keyring has already, of an earlier installation, is used again.
    private func make() async throws(StorageKeyError) -> StorageKey {
        if let old = try? await keyring.secret(Self.name), let key = StorageKey(hexadecimal: old.reveal()) {
            try keepRecord(of: key, in: .keyring)
            return key
        }
        guard try seal() == nil else { throw .passphraseNeeded }
        if let key = try StorageKeyFile(path: folder.key).existing() {
            try keepRecord(of: key, in: .file)
            return key
        }
        guard sealed?.isThere != true else { throw .missing(folder: folder.path) }
        let key = StorageKey.random()
        try keepRecord(of: key, in: try await keep(key))
        return key
    }

    private func keepRecord(of key: StorageKey, in place: StorageKeyPlace) throws(StorageKeyError) {
        let record = StorageKeyRecord(fingerprint: key.fingerprint, place: place, since: now())
        try folder.write(record, to: folder.record)
    }

    private func keep(_ key: StorageKey) async throws(StorageKeyError) -> StorageKeyPlace {
        do throws(KeyringError) {
            try await keyring.set(Secret(key.hexadecimal), Self.name, label: "echo-tui storage key")
            return .keyring
        } catch {
            try StorageKeyFile(path: folder.key).keep(key)
            return .file
        }
    }

    private func record() throws(StorageKeyError) -> StorageKeyRecord? {
        try folder.read(StorageKeyRecord.self, from: folder.record)
    }

    private func seal() throws(StorageKeyError) -> PassphraseSeal? {
        guard let seal = try folder.read(PassphraseSeal.self, from: folder.passphrase) else { return nil }
        guard seal.isSound else { throw .damaged(path: folder.passphrase) }
        return seal
    }
}

/// Where the key lies and which one it is, so that a key that is gone is missed and not replaced by a new one.
struct StorageKeyRecord: Codable, Hashable {
    let fingerprint: String
    var place: StorageKeyPlace
    let since: Date
}

/// How often the passphrase was wrong in a row, and how long to wait for the next try. Kept in a file, so that another start
/// does not shorten it.
struct PassphraseAttempts: Codable, Hashable {
    /// So many cost nothing: a slip of the finger.
    static let free = 3
    static let longest = Duration.seconds(60)

    var wrong = 0
    var last = Date.distantPast

    /// Doubles with each one after the third.
    var delay: Duration {
        guard wrong >= Self.free else { return .zero }
        return min(Self.longest, .seconds(2) * (1 << min(wrong - Self.free, 10)))
    }

    /// What is left of the delay. A clock that was set back does not make it longer.
    func remaining(at date: Date) -> Duration {
        let passed = max(0, date.timeIntervalSince(last))
        return max(.zero, delay - .seconds(min(passed, 86_400)))
    }

    mutating func fail(at date: Date) {
        wrong = min(wrong + 1, 1_000)
        last = date
    }
}
