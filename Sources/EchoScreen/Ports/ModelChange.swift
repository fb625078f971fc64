/// A saved value with other names of models than before, and where it stands.
public struct ModelChange: Sendable, Hashable {
    public enum Keeping: Sendable, Hashable {
        /// In the settings, or in those of a profile.
        case settings(ProfileName?)
        case prompt(PromptID, name: String)
    }

    public let place: Keeping
    public let exchange: SettingExchange
    public let replaced: [ModelReplacement]

    public init(_ place: Keeping, _ exchange: SettingExchange, _ replaced: [ModelReplacement]) {
        (self.place, self.exchange, self.replaced) = (place, exchange, replaced)
    }
}
