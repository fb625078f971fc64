/// Remembers what was found out about servers.
public protocol ServerTablesProtocol: Sendable {
    /// What was found the last time; nil where nobody has tested it.
    ///
    /// - Parameter address: of the server, as it is shown.
    func table(of address: String) async -> ServerTable?
    /// Keeps this in place of what was found before.
    ///
    /// - Returns: whether it could be kept.
    func keep(_ table: ServerTable) async -> Bool
}
