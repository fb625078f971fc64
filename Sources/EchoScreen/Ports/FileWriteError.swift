/// Why a file was not written.
public struct FileWriteError: Error, Sendable, Hashable {
    public let reason: String

    public init(reason: String) { self.reason = reason }
}
