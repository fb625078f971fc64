import Echo
public import EchoScreen
import Foundation
public import Immersion
import Synchronization

/// Models that can be the persona.
extension OnlineProviders {
    /// The models of the providers that were chosen, in their order.
    ///
    /// Where one broke off the next is asked, and both count: a conversation that stops costs more than a line.
    ///
    /// - Returns: nil where nobody is chosen who has models, or no key is there for any of them.
    public func persona(purse: ProviderPurse, clock: any AppClockProtocol) async
        -> ProviderChain<PersonaAsk, String>?
    {
        var links: [ChainLink<PersonaAsk, String>] = []
        var isAnybodyThere = false
        for (choice, label) in zip(choices, labels) where choice.name.hasModels {
            let link = await link(choice, label)
            isAnybodyThere = isAnybodyThere || link != nil
            links.append(link ?? Self.locked(choice.name, label))
        }
        return isAnybodyThere ? ProviderChain(links: links, purse: purse, clock: clock, paysAgain: true) : nil
    }

    private func link(_ choice: ProviderChoice, _ label: String) async -> ChainLink<PersonaAsk, String>? {
        let key = await key(choice.name)
        let link =
            choice.name == .anthropic
            ? key.map { anthropic(choice, label, $0) }
            : key != nil || choice.isOwn ? openAI(choice, label, key) : nil
        return link?.telling(ofKey: choice.name, isStored: key != nil)
    }

    private func openAI(
        _ choice: ProviderChoice, _ label: String, _ key: ProviderKey?
    ) -> ChainLink<PersonaAsk, String> {
        let model = PersonaModel.openAI(choice.model, isOwn: choice.isOwn)
        let persona = SucceedingPersona(openAI(choice, model, key)) { [self] in
            guard choice.isVendors, let next = successor(of: model.name) else { return nil }
            return openAI(choice, PersonaModel.openAI(next, isOwn: choice.isOwn), key)
        }
        return ChainLink(label, persona, limits: limits) { model.price($0.request) }.charging { model.price($0) }
    }

    private func openAI(
        _ choice: ProviderChoice, _ model: PersonaModel, _ key: ProviderKey?
    ) -> ChatCompletionsPersona {
        ChatCompletionsPersona(
            wire(), address: Self.openAI(choice), key: key,
            settings: .init(
                model: model.name, temperature: model.effort == nil ? 0.7 : nil, usesOlderNames: !choice.isVendors,
                effort: model.effort, tokensToThink: model.tokensOfThoughts))
    }

    /// What the vendor names, else the usual one.
    private func successor(of name: String) -> String? {
        let catalogue = ModelCatalogue.published
        let next = catalogue.replacement(of: name, on: .chat, day: today())?.name ?? catalogue.name(for: .cheap)
        return next == name ? nil : next
    }

    private func anthropic(
        _ choice: ProviderChoice, _ label: String, _ key: ProviderKey
    ) -> ChainLink<PersonaAsk, String> {
        let model = PersonaModel.anthropic(choice.model, isOwn: choice.isOwn)
        let address = choice.place.isEmpty ? "https://api.anthropic.com/v1" : choice.place
        let persona = AnthropicPersona(
            wire(), address: ProviderAddress(address), key: key, model: model.name, effort: model.effort,
            tokensToThink: model.effort == nil ? 0 : PersonaModel.tokensToThink)
        return ChainLink(label, persona, limits: limits) { model.price($0.request) }.charging { model.price($0) }
    }

    /// Stands in its place, to say why it is not asked.
    private static func locked(_ name: ProviderName, _ label: String) -> ChainLink<PersonaAsk, String> {
        ChainLink(name: label) { _ async throws(ProviderError) in throw .noKey(of: name.rawValue) }
    }
}

/// A persona whose model may have been switched off: another one answers from then on.
final class SucceedingPersona: PersonaProtocol {
    private let present: Mutex<any PersonaProtocol>
    private let next: @Sendable () -> (any PersonaProtocol)?

    /// - Parameter next: what answers in its place; nil for nobody.
    init(_ first: any PersonaProtocol, next: @escaping @Sendable () -> (any PersonaProtocol)?) {
        present = Mutex(first)
        self.next = next
    }

    func answer(
        _ request: PersonaRequest, onPiece: @escaping @Sendable (String) -> Void
    ) async throws(ProviderError) -> String {
        let persona = present.withLock(\.self)
        do throws(ProviderError) {
            return try await persona.answer(request, onPiece: onPiece)
        } catch .noModel(let name) {
            guard let successor = next() else { throw .noModel(name) }
            let answer = try await successor.answer(request, onPiece: onPiece)
            present.withLock { $0 = successor }
            return answer
        }
    }
}
