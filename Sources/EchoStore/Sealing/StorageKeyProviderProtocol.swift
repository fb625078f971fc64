/// Brings the key that what is kept is encrypted with, from where it lies.
public protocol StorageKeyProviderProtocol: Sendable {
    /// The key; the first time, a new one that is kept from then on.
    func storageKey() async throws(StorageKeyError) -> StorageKey
}
