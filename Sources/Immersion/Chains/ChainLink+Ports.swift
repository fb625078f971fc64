public import Foundation
import Synchronization

/// Links made of ports.
extension ChainLink where Request == PersonaAsk, Answer == String {
    public init(
        _ name: String, _ persona: any PersonaProtocol, limits: LinkLimits = LinkLimits(),
        price: @escaping @Sendable (PersonaAsk) -> Decimal = { _ in 0 }
    ) {
        self.init(name: name, limits: limits, price: price) { ask async throws(ProviderError) in
            ask.onPiece(.begin(by: name))
            let hasBegun = Atomic(false)
            do throws(ProviderError) {
                return try await persona.answer(ask.request) {
                    hasBegun.store(true, ordering: .relaxed)
                    ask.onPiece(.text($0))
                }
            } catch {
                // Whatever ended it: some of it was made, and may be charged.
                guard hasBegun.load(ordering: .relaxed), error != .cancelled else { throw error }
                throw error.mayHaveBeenDone ? error : .brokenOff
            }
        }
    }
}

extension ChainLink where Request == VoiceRequest, Answer == SpokenSound {
    /// - Parameter limits: the specification grants speech 30 s.
    public init(
        _ name: String, _ voice: any VoiceProtocol, limits: LinkLimits = LinkLimits(timeout: .seconds(30)),
        price: @escaping @Sendable (VoiceRequest) -> Decimal = { _ in 0 }
    ) {
        self.init(name: name, limits: limits, price: price) { request async throws(ProviderError) in
            try await voice.speak(request)
        }
    }
}

extension ChainLink where Request == HearingRequest, Answer == HeardWords {
    public init(
        _ name: String, _ hearing: any HearingProtocol, limits: LinkLimits = LinkLimits(timeout: .seconds(30)),
        price: @escaping @Sendable (HearingRequest) -> Decimal = { _ in 0 }
    ) {
        self.init(name: name, limits: limits, price: price) { request async throws(ProviderError) in
            try await hearing.hear(request)
        }
    }
}

extension ChainLink where Request == TranslationRequest, Answer == Translation {
    public init(
        _ name: String, _ translator: any TranslatorProtocol, limits: LinkLimits = LinkLimits(),
        price: @escaping @Sendable (TranslationRequest) -> Decimal = { _ in 0 }
    ) {
        self.init(name: name, limits: limits, price: price) { request async throws(ProviderError) in
            try await translator.translate(request)
        }
    }
}

extension ChainLink where Request == GrammarRequest, Answer == [GrammarMatch] {
    public init(
        _ name: String, _ checker: any GrammarCheckerProtocol, limits: LinkLimits = LinkLimits(),
        price: @escaping @Sendable (GrammarRequest) -> Decimal = { _ in 0 }
    ) {
        self.init(name: name, limits: limits, price: price) { request async throws(ProviderError) in
            try await checker.check(request)
        }
    }
}
