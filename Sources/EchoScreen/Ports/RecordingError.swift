public import EchoText

/// Why nothing is recorded, or no more.
public struct RecordingError: WordedErrorProtocol, Sendable, Hashable {
    public let file: String
    /// The rest of a sentence that begins with the file, without its full stop: "the disk is full".
    public let reason: String

    public init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }

    public var wording: Wording { RecordingWording.failed(file, reason) }
    public var role: TextRole { .failure }
}
