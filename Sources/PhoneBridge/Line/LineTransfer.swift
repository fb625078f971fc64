/// How a line is to connect its caller with another telephone.
public struct LineTransfer: Sendable, Hashable {
    /// A number as it is dialled, or a SIP address.
    public var to: String
    /// What whoever answers there hears before the caller; nil to connect them at once.
    public var saying: String?
    /// That of the sentence, as two letters.
    public var language: String
    /// How long it rings there.
    public var patience: Duration

    public init(to: String, saying: String? = nil, language: String = "en", patience: Duration = .seconds(25)) {
        (self.to, self.saying, self.language, self.patience) = (to, saying, language, patience)
    }
}
