/// Keeps secrets by name, somewhere else than in this program's files.
public protocol KeyringProtocol: Sendable {
    /// Nil when there is none of that name.
    func secret(_ name: String) async throws(KeyringError) -> Secret?
    /// Takes the place of the one that has that name.
    ///
    /// - Parameter label: what the person reads in the keyring's own program.
    func set(_ secret: Secret, _ name: String, label: String) async throws(KeyringError)
    /// Does nothing when there is none of that name.
    func remove(_ name: String) async throws(KeyringError)
}
