import EchoStore
import Synchronization

/// A storage key that can be lost and found again.
final class TestKeys: StorageKeyProviderProtocol {
    private let key = StorageKey.random()
    private let error = Mutex<StorageKeyError?>(nil)

    func lose(_ error: StorageKeyError? = .lost(.keyring)) { self.error.withLock { $0 = error } }

    func storageKey() async throws(StorageKeyError) -> StorageKey {
        if let error = error.withLock(\.self) { throw error }
        return key
    }
}
