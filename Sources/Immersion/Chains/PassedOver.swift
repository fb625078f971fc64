/// A provider that did not answer, and why.
public struct PassedOver: Sendable, Hashable {
    public var name: String
    public var error: ProviderError

    public init(name: String, error: ProviderError) { (self.name, self.error) = (name, error) }

    /// "OpenAI did not answer in time".
    var sentence: String {
        // A server of one's own is called by its address already.
        if case .unreachable(name) = error { "\(name) cannot be reached" } else { "\(name) \(error.happened)" }
    }

    /// What to do about it; nil when nothing helps but another provider.
    public var remedy: String? { error.remedy }
}
