import EchoStore
import Foundation

/// The keys as lines to read: names, where they lie and since when, and never a key.
struct KeyListing {
    let timeZone: TimeZone

    init(timeZone: TimeZone = .current) { self.timeZone = timeZone }

    /// "openai  in the desktop's keyring, since 2026-11-25", a line each.
    func lines(_ keys: [KeptAPIKey], isInEnvironment: Bool) -> String {
        let environment = isInEnvironment ? ["openai  set by OPENAI_API_KEY, which is used"] : []
        let kept = keys.map { "\($0.name)  \(Self.place($0.place)), since \(day($0.since))" }
        let lines = environment + kept
        return (lines.isEmpty ? ["No API keys are stored."] : lines).map { $0 + "\n" }.joined()
    }

    /// What is listed is there, and of no use for now.
    func obstacle(_ error: KeyringError) -> String {
        "What is in the keyring cannot be read now: \(error.text). Start or unlock it.\n"
    }

    /// What protects what is encrypted, in one sentence.
    func protection(_ place: StorageKeyPlace?, hasPassphrase: Bool) -> String {
        guard let place else { return "No storage key yet: nothing has been encrypted so far.\n" }
        let way = place == .keyring && hasPassphrase ? " Your passphrase opens it where there is no keyring." : ""
        return place.text + way + "\n"
    }

    static func place(_ place: KeptAPIKey.Place) -> String {
        switch place {
        case .keyring: "in the desktop's keyring"
        case .file: "in a file, encrypted with the storage key"
        }
    }

    private func day(_ date: Date) -> String {
        var style = Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day()
        style.timeZone = timeZone
        return date.formatted(style)
    }
}
