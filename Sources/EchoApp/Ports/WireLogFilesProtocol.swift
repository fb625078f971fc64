/// Writes what went over the wire to files that only their owner can read.
public protocol WireLogFilesProtocol: Sendable {
    /// Writes a new file and never over an old one.
    ///
    /// - Parameters:
    ///   - lines: each with its line feed.
    ///   - name: nil for a new name in the current folder, or where the program keeps its state.
    /// - Returns: where it is.
    func write(_ lines: [String], to name: String?) async throws(WireLogFileError) -> String
}
