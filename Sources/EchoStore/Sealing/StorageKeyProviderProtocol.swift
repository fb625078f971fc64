/// Brings the key that what is kept is encrypted with, from where it lies.
public protocol StorageKeyProviderProtocol: Sendable {
    /// The key; the first time, a new one that is kept from then on.
    func storageKey() async throws(StorageKeyError) -> StorageKey
    /// Where it lies; nil while there is none, and where that is not known.
    func knownPlace() async -> StorageKeyPlace?
}

extension StorageKeyProviderProtocol {
    public func knownPlace() async -> StorageKeyPlace? { nil }
}
