import EchoScreen
import EchoText
import Foundation

/// The parts of a bar: modalities, or the models that cost most and the others together.
struct SpendingParts: Sendable {
    /// Models by their names.
    private static let mostModels = 4
    private static let roles: [TextRole] = [
        .speaking, .listening, .accent, .thinking, .faint, .success, .warning, .plain, .strong,
    ]
    private static let others = "other models"

    /// Of the parts, from the bottom of a bar up.
    let titles: [String]
    private let models: [String]
    private let modalities: [SpendingModality]
    private let isByModel: Bool

    init(_ parts: SpendingView.Parts, of amounts: [SpendingAmount]) {
        isByModel = parts == .models
        let costs = Dictionary(grouping: amounts, by: \.model).mapValues(\.dollars)
        let ranked = costs.filter { $0.value > 0 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        models = Array(ranked.prefix(Self.mostModels))
        let named = models.map(Sanitizer.line) + (ranked.count > Self.mostModels ? [Self.others] : [])
        let paid = Set(amounts.lazy.filter { ($0.dollars ?? 0) > 0 }.map(\.modality))
        modalities = SpendingModality.charted + SpendingModality.rare.filter(paid.contains)
        titles = isByModel ? named : modalities.map(\.title)
    }

    func parts(_ amounts: [SpendingAmount]) -> [ColumnsViewState.Part] {
        zip(titles, dollars(amounts)).enumerated().map { index, part in
            ColumnsViewState.Part(
                title: part.0, role: Self.roles[index % Self.roles.count], amount: MoneyWording.amount(part.1))
        }
    }

    /// US dollars of each part.
    func dollars(_ amounts: [SpendingAmount]) -> [Decimal] {
        var sums = titles.map { _ in Decimal() }
        for amount in amounts {
            guard let index = index(of: amount), sums.indices.contains(index) else { continue }
            sums[index] += amount.dollars ?? 0
        }
        return sums
    }

    private func index(of amount: SpendingAmount) -> Int? {
        isByModel
            ? models.firstIndex(of: amount.model) ?? models.count
            : modalities.firstIndex(of: amount.modality)
    }
}

extension SpendingModality {
    /// From the bottom of a bar up: what costs most stands lowest.
    static let charted: [SpendingModality] = [.audioOutput, .audioInput, .textOutput, .textInput, .cachedInput]

    /// Seen when something was paid for them.
    static let rare: [SpendingModality] = [.imageInput, .cacheWrites, .audioTime, .characters, .webSearches]

    /// As everywhere where costs are told.
    var title: String {
        switch self {
        case .textInput: "Text input"
        case .audioInput: "Audio input"
        case .cachedInput: "Cached input"
        case .textOutput: "Text output"
        case .audioOutput: "Audio output"
        case .imageInput: "Image input"
        case .cacheWrites: "Cache writes"
        case .audioTime: "Audio by time"
        case .characters: "Spoken text"
        case .webSearches: "Web searches"
        }
    }
}
