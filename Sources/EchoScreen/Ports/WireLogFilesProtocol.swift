public import Foundation

/// Writes what went over the wire to files that only their owner can read.
public protocol WireLogFilesProtocol: Sendable {
    /// Writes a new file and never over an old one.
    ///
    /// - Parameters:
    ///   - lines: who answered, then what went over the wire; without secrets once they are written.
    ///   - began: what their times count from.
    ///   - name: nil for a new name in the current folder, or where the program keeps its state.
    /// - Returns: where it is.
    func write(_ lines: [WireLogLine], began: Date, to name: String?) async throws(WireLogFileError) -> String
}
