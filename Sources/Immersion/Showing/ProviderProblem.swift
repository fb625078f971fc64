import EchoApp
import EchoPresentation
import EchoText

/// What a provider did not do, in words.
struct ProviderProblem: WordedErrorProtocol {
    let error: ProviderError

    var wording: Wording {
        if case .notInstalled(let part) = error { return "Missing: \(part). Run `make deps-language`." }
        let who = error == .nobodyTranslates ? "This line" : "The provider"
        return Wording(["\(who) \(error.happened).", error.remedy].compactMap(\.self).joined(separator: " "))
    }

    var role: TextRole { .warning }
}
