import EchoScreen
import EchoStore

/// Whether there is a key. The key itself is never shown.
struct KeyCheckup: CheckupProtocol {
    let finder: KeyFinder
    /// Whether the server asked for wants a key at all.
    let isNeeded: Bool

    private var found: [Finding] {
        do throws(SecretFileError) {
            return [finding(try finder.find())]
        } catch {
            return [.bad("API key", "not used", advice: error.text)]
        }
    }

    /// A key that is stored is fetched, to see whether it is still there.
    func findings() async -> [Finding] {
        guard let key = try? finder.find(), key.key == nil else { return found }
        do throws(APIKeyError) {
            _ = try await finder.key()
            return found
        } catch {
            if case .missing = error { return [.bad("API key", "not set", advice: error.text)] }
            return [.bad("API key", "stored, but cannot be read", advice: error.text)]
        }
    }

    private func finding(_ found: FoundKey?) -> Finding {
        switch found?.source {
        case .environment: .good("API key", "set by OPENAI_API_KEY")
        case .stored(let place): .good("API key", "stored \(KeyListing.place(place))")
        case .named(let name, let place):
            .good("API key", "“\(name)”" + (place.map { ", stored \(KeyListing.place($0))" } ?? ""))
        case .file(let path): .good("API key", "set in \(path)")
        case nil where isNeeded:
            .caution(
                "API key", "not set",
                advice:
                    "If the server requires one, run echo-tui key set openai, or set OPENAI_API_KEY, or api_key in \(finder.store.path) (mode 600)."
            )
        case nil: .good("API key", "not set; the offline assistant needs none")
        }
    }
}
