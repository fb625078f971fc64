import EchoScreen
import EchoText

/// A provider's failure, in words.
struct ProviderProblem: WordedErrorProtocol {
    let error: ProviderError
    /// The provider that has it; empty where that is not known.
    private let name: String

    init(error: ProviderError) { (self.error, name) = (error, "") }

    init(_ failure: ChainFailure) {
        (error, name) = (failure.main, failure.told.flatMap { $0.error == failure.main ? $0.name : nil } ?? "")
    }

    var wording: Wording {
        if case .notInstalled(let part) = error { return "Missing: \(part). \(error.remedy ?? "")" }
        if error == .nobodyTranslates {
            return """
                This line cannot be translated on this machine. \(key: .lookUpWords) explains its words; google or \
                libretranslate, chosen with /language-providers, translate lines.
                """
        }
        let sentence = name.isEmpty ? "The provider \(error.happened)" : PassedOver(name: name, error: error).sentence
        return Wording(["\(sentence).", error.remedy].compactMap(\.self).joined(separator: " "))
    }

    var role: TextRole { .warning }
}
