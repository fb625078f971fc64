/// Why a choice could not be kept.
public struct SettingsStoreError: Error, Sendable, Hashable {
    public let file: String
    public let reason: String

    public init(file: String, reason: String) {
        self.file = file
        self.reason = reason
    }
}
