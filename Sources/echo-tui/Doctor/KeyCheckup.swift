import EchoStore
import Foundation

/// Whether there is a key, and the file that may hold it. The key itself is never shown.
struct KeyCheckup: CheckupProtocol {
    let finder: KeyFinder
    let configFile: URL
    /// Whether the server asked for wants a key at all.
    let isNeeded: Bool

    func findings() -> [Finding] {
        do throws(KeyRefusal) {
            return [file, key(try finder.find())]
        } catch {
            return [finding(of: error)]
        }
    }

    private var file: Finding {
        FileManager.default.fileExists(atPath: configFile.path)
            ? .good("Settings", configFile.path)
            : .good("Settings", "\(configFile.path) is not there yet: the defaults are used")
    }

    private func key(_ found: FoundKey?) -> Finding {
        switch found?.source {
        case .environment: .good("Key", "present, from OPENAI_API_KEY")
        case .file(let file): .good("Key", "present, from \(file.path)")
        case nil where isNeeded:
            .bad("Key", "none", advice: "Set OPENAI_API_KEY, or api_key in \(configFile.path), readable by you alone.")
        case nil: .good("Key", "none; the offline assistant needs none")
        }
    }

    private func finding(of refusal: KeyRefusal) -> Finding {
        switch refusal {
        case .openToOthers(let file, let mode):
            .bad(
                "Key", "not used: others can read \(file.path) (mode \(String(mode, radix: 8)))",
                advice: "chmod 600 \(file.path)")
        case .ownedBySomeoneElse(let file):
            .bad("Key", "not used: \(file.path) belongs to someone else", advice: "Make a file of your own.")
        case .unreadable(let file):
            .bad("Settings", "\(file.path) cannot be read as text", advice: "Check its permissions and its encoding.")
        case .notTOML(let file, let line, let column, let reason):
            .bad(
                "Settings", "\(file.path), line \(line), column \(column): \(reason)",
                advice: "Mend that line; until then the defaults are used.")
        case .notText(let file):
            .bad("Key", "api_key in \(file.path) is not a text", advice: "Write it in quotes: api_key = \"…\"")
        }
    }
}
