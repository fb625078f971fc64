/// A provider that did not answer, and why.
public struct PassedOver: Sendable, Hashable {
    public var name: String
    public var error: ProviderError

    public init(name: String, error: ProviderError) { (self.name, self.error) = (name, error) }

    /// What to do about it; nil when nothing helps but another provider.
    public var remedy: String? { error.remedy(for: name) }
}
