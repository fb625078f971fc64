/// Why a file with events was not written or not read.
public struct WireLogFileError: Error, Sendable, Hashable {
    public let file: String
    /// The rest of a sentence that begins with the file, without its full stop: "the file already exists".
    public let reason: String

    public init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }
}
