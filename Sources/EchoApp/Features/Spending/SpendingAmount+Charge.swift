import Echo
import Foundation

extension SpendingAmount {
    /// What a charge adds, modality by modality; nothing for what was not used.
    static func amounts(of charge: Charge, on day: SpendingDay) -> [SpendingAmount] {
        let (usage, cost) = (charge.usage, charge.cost)
        let (cachedText, cachedAudio) = cached(usage)
        let uses: [(SpendingModality, Int, Decimal?)] = [
            (.textInput, usage.inputTextTokens - cachedText, cost?.textInput),
            (.audioInput, usage.inputAudioTokens - cachedAudio, cost?.audioInput),
            (.cachedInput, cachedText + cachedAudio, cost?.cachedInput),
            (.textOutput, usage.outputTextTokens, cost?.textOutput),
            (.audioOutput, usage.outputAudioTokens, cost?.audioOutput),
        ]
        return uses.filter { $0.1 > 0 }.map { modality, tokens, dollars in
            SpendingAmount(
                day: day, model: charge.model, modality: modality, tokens: tokens, dollars: dollars,
                unpricedTokens: cost == nil ? tokens : 0)
        }
    }

    /// Of a server that does not tell them apart, cached tokens count as text as far as there was text.
    private static func cached(_ usage: Usage) -> (text: Int, audio: Int) {
        let (text, audio) = (max(0, usage.cachedTextTokens), max(0, usage.cachedAudioTokens))
        let all = max(usage.cachedTokens, text + audio)
        let known = min(all - audio, max(0, usage.inputTextTokens))
        return (known, min(all - known, max(0, usage.inputAudioTokens)))
    }
}
