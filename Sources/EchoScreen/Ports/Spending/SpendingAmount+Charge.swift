import Echo
import Foundation

extension SpendingAmount {
    /// The amounts of a charge, modality by modality; nothing for unused ones.
    package static func amounts(of charge: Charge, on day: SpendingDay) -> [SpendingAmount] {
        uses(charge).filter { $0.1 > 0 }.map { modality, count, dollars in
            SpendingAmount(
                day: day, model: charge.model, modality: modality, tokens: count, dollars: dollars,
                unpricedTokens: charge.cost == nil ? count : 0)
        }
    }

    private typealias Use = (modality: SpendingModality, count: Int, dollars: Decimal?)

    /// What is paid by time or by characters is counted so, whatever tokens the server tells besides.
    private static func uses(_ charge: Charge) -> [Use] {
        let (usage, cost) = (charge.usage, charge.cost)
        let isPaidByTokens = cost.map { $0.soundTime == 0 && $0.characters == 0 } ?? true
        if usage.totalTokens > 0, isPaidByTokens { return tokens(usage, cost) }
        return [
            (.audioTime, Int((usage.duration / .seconds(1)).rounded(.up)), cost?.soundTime),
            (.characters, usage.characters, cost?.characters),
        ]
    }

    private static func tokens(_ usage: Usage, _ cost: Cost?) -> [Use] {
        let input = PaidInput(usage)
        return [
            (.textInput, input.text, cost?.textInput), (.audioInput, input.audio, cost?.audioInput),
            (.imageInput, input.image, cost?.imageInput), (.cacheWrites, input.cacheWrites, cost?.cacheWrites),
            (.cachedInput, input.cached, cost?.cachedInput),
            (.textOutput, usage.outputTextTokens, cost?.textOutput),
            (.audioOutput, usage.outputAudioTokens, cost?.audioOutput),
            // Without a price they are said apart.
            (.webSearches, (cost?.webSearches ?? 0) > 0 ? usage.webSearches : 0, cost?.webSearches),
        ]
    }
}
