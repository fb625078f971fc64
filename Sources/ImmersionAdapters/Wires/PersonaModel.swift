import Echo
import Foundation
import Immersion

/// A model that can be a persona: how it is asked, and what its tokens cost at most.
struct PersonaModel: Sendable, Hashable {
    /// On top of an answer's tokens, where a model thinks before it answers.
    static let tokensToThink = 1_500
    /// US dollars per million tokens, where no list has the model: the dearest one on Anthropic's.
    private static let dearest = (input: Decimal(10), output: Decimal(50))
    private static let million = Decimal(1_000_000)

    let name: String
    /// How much it is to think: the least that it knows; nil where it does not think, or does not say.
    let effort: String?
    private let input: Decimal
    private let output: Decimal

    /// - Parameters:
    ///   - name: empty for the usual one.
    ///   - isOwn: on a server of one's own, where it is free.
    static func openAI(_ name: String, isOwn: Bool) -> PersonaModel {
        let name = name.isEmpty ? ModelCatalogue.published.name(for: .cheap) : name
        let price = PriceTable.published[name]
        let known = ModelCatalogue.published[name]
        let thinks = ModelCatalogue.published.reasons(name) && !name.contains("chat")
        return PersonaModel(
            name: name, effort: known.map { $0.efforts.first?.rawValue } ?? (thinks ? "low" : nil),
            input: isOwn ? 0 : price?.textInput ?? dearest.input,
            output: isOwn ? 0 : price?.textOutput ?? dearest.output)
    }

    /// The prices are those of platform.claude.com/docs/en/models, November 2026, for prompts up to 100,000 tokens.
    static func anthropic(_ name: String, isOwn: Bool) -> PersonaModel {
        let name = name.isEmpty ? "claude-haiku-5-5" : name
        let list: [(String, Decimal, Decimal)] = [
            ("claude-haiku-5-5", Decimal(1) / 10, Decimal(5) / 10), ("claude-haiku-4-5", 1, 5),
            ("claude-sonnet-5", 2, 10), ("claude-sonnet-4", 3, 15), ("claude-opus-5-5", 4, 20),
            ("claude-opus-5", 5, 25), ("claude-opus-4", 5, 25),
        ]
        let price = list.first { name.hasPrefix($0.0) }
        // "claude-haiku-5-5": from the fifth generation on.
        let generation = name.split(separator: "-").dropFirst(2).first.flatMap { Int($0) } ?? 0
        return PersonaModel(
            name: name, effort: generation >= 5 ? "low" : nil, input: isOwn ? 0 : price?.1 ?? dearest.input,
            output: isOwn ? 0 : price?.2 ?? dearest.output)
    }

    /// Tokens of an answer, with those of its thoughts.
    func mostTokens(_ request: PersonaRequest) -> Int { request.mostTokens + tokensOfThoughts }

    /// None where it is asked not to think.
    var tokensOfThoughts: Int { effort == nil || effort == Model.Effort.none.rawValue ? 0 : Self.tokensToThink }

    /// US dollars, by what the vendor says an answer took.
    func price(_ tokens: AnswerUsage.Tokens) -> Decimal {
        (input * Decimal(tokens.input) + output * Decimal(tokens.output)) / Self.million
    }

    /// US dollars, at most.
    func price(_ request: PersonaRequest) -> Decimal {
        (input * Decimal(request.approximateTokens) + output * Decimal(mostTokens(request))) / Self.million
    }
}
