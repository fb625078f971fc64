public import EchoText

/// Why a choice could not be kept.
public struct SettingsStoreError: WordedErrorProtocol, Sendable, Hashable {
    public let file: String
    public let reason: String

    public init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }

    public var wording: Wording { "\(file) could not be saved: \(reason). The change lasts until you quit." }
    public var role: TextRole { .warning }
}
