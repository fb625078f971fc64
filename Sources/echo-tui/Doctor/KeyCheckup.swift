import EchoPresentation
import EchoStore

/// Whether there is a key. The key itself is never shown.
struct KeyCheckup: CheckupProtocol {
    let finder: KeyFinder
    /// Whether the server asked for wants a key at all.
    let isNeeded: Bool

    func findings() -> [Finding] {
        do throws(SecretFileError) {
            return [finding(try finder.find())]
        } catch {
            return [.bad("API key", "not used", advice: error.text)]
        }
    }

    private func finding(_ found: FoundKey?) -> Finding {
        switch found?.source {
        case .environment: .good("API key", "set by OPENAI_API_KEY")
        case .file(let path): .good("API key", "set in \(path)")
        case nil where isNeeded:
            .caution(
                "API key", "not set",
                advice: "If the server requires one, set OPENAI_API_KEY, or api_key in \(finder.store.path) (mode 600)."
            )
        case nil: .good("API key", "not set; the offline assistant needs none")
        }
    }
}
