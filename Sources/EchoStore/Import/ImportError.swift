import EchoScreen

/// Why a file cannot be imported any further; what was imported before stays.
public enum ImportError: Error, Sendable, Hashable {
    /// The end of a sentence that begins with the file's name.
    case file(String, reason: String)
    case store(StoreError)
    case cancelled
}
