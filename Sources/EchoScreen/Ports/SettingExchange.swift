/// A value that is to take the place of another one, if that still stands.
public struct SettingExchange: Sendable, Hashable {
    public let id: SettingID
    public let old: SettingValue
    public let new: SettingValue

    public init(_ id: SettingID, from old: SettingValue, to new: SettingValue) {
        (self.id, self.old, self.new) = (id, old, new)
    }

    public var undone: SettingExchange { SettingExchange(id, from: new, to: old) }
}
