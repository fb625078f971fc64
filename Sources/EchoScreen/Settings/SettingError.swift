/// Why a value was refused, in words: "must be 0.25 to 1.5".
public struct SettingError: Error, Sendable, Hashable {
    public let reason: String

    public init(reason: String) { self.reason = reason }
}
