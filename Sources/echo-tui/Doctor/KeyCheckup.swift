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
            return [.bad("Key", "refused", advice: error.text)]
        }
    }

    private func finding(_ found: FoundKey?) -> Finding {
        switch found?.source {
        case .environment: .good("Key", "present, from OPENAI_API_KEY")
        case .file(let path): .good("Key", "present, from \(path)")
        case nil where isNeeded:
            .caution(
                "Key", "none",
                advice: "If the server wants one: set OPENAI_API_KEY, or api_key in \(finder.store.path), mode 600.")
        case nil: .good("Key", "none; the offline assistant needs none")
        }
    }
}
