/// The house's answer to a sentence.
public struct HouseSpoken: Sendable, Hashable {
    /// One or a few short sentences.
    public var text: String
    /// What is asked back; nil when nothing is.
    public var asks: HouseContext.OpenQuestion?
    /// The person whose PIN is to be typed; nil for nobody's.
    var person: HousePersonAsking?
    /// Whether devices were told to do something.
    public var hasActed: Bool

    public init(_ text: String, asks: HouseContext.OpenQuestion? = nil, hasActed: Bool = false) {
        self.text = text
        self.asks = asks
        self.hasActed = hasActed
    }
}
