/// Encrypts what was said, and decrypts it again.
public protocol ConversationEncryptionProtocol: Sendable {
    func isEncrypted() async throws(StoreError) -> Bool
    /// Turns it on or off, and returns when nothing is left of the other state; `StoreNews` tells how far it is. What was done
    /// when the program ends is done, and the next one goes on.
    ///
    /// - Parameter day: names the backup that takes the place of those that hold texts: "2026-11-24".
    func setEncrypted(_ isOn: Bool, day: String) async throws(StoreError)
    /// Where the key lies and what that protects against, in whole sentences; nil where that is not known.
    func protection() async -> String?
}
