public import Foundation

/// One provider of a chain, and how it may be asked.
public struct ChainLink<Request: Sendable & Hashable, Answer: Sendable>: Sendable {
    /// For people: "ElevenLabs".
    public var name: String
    public var limits: LinkLimits
    /// What an answer will cost at most, in US dollars; zero for what is free.
    public var price: @Sendable (Request) -> Decimal
    public var ask: @Sendable (Request) async throws(ProviderError) -> Answer
    /// Asked first; nil where nothing of it is kept.
    public var cache: LinkCache<Request, Answer>?

    /// What an answer did cost, in US dollars, by what its giver says it took; nil where only the price is known.
    public var charge: @Sendable (AnswerUsage.Tokens) -> Decimal? = { _ in nil }

    /// Whether nobody else need be asked; where others are and cannot answer either, it is taken all the same.
    public var isEnough: @Sendable (Answer) -> Bool = { _ in true }

    public init(
        name: String, limits: LinkLimits = LinkLimits(), price: @escaping @Sendable (Request) -> Decimal = { _ in 0 },
        ask: @escaping @Sendable (Request) async throws(ProviderError) -> Answer
    ) {
        (self.name, self.limits, self.price, self.ask) = (name, limits, price, ask)
    }

    /// The same, whose answer counts only where nobody behind it answers better.
    public func enough(_ isEnough: @escaping @Sendable (Answer) -> Bool) -> Self {
        var link = self
        link.isEnough = isEnough
        return link
    }

    /// The same, paid by what an answer took.
    public func charging(_ charge: @escaping @Sendable (AnswerUsage.Tokens) -> Decimal?) -> Self {
        var link = self
        link.charge = charge
        return link
    }

    /// The same, asked for nothing a second time while it is kept.
    public func cached(by cache: LinkCache<Request, Answer>) -> Self {
        var link = self
        link.cache = cache
        return link
    }
}
