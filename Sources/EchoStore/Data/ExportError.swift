import EchoScreen

/// Why an export could not be written.
public enum ExportError: Error, Sendable, Hashable {
    /// The end of a sentence that begins with the file's or the folder's name.
    case file(String, reason: String)
    case store(StoreError)
}
