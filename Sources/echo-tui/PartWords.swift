import EchoScreen
import LocalBackend

/// Who thinks, listens and speaks, as it is given on the command line: `auto`, or `brain=auto,ears=ADDRESS`.
struct PartWords: Sendable, Hashable {
    private var words: [String: String] = [:]

    private static let names = ["brain", "ears", "voice"]

    init() {}

    /// Nil when it cannot be understood.
    init?(_ text: String) {
        for piece in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let named = halves.count == 2 ? halves[0] : nil
            guard let value = halves.last, (try? PartChoice(value)) != nil else { return nil }
            guard let named else {
                for name in Self.names { words[name] = value }
                continue
            }
            guard Self.names.contains(named) else { return nil }
            words[named] = value
        }
    }

    /// What is not given stays as it is.
    func applied(to kept: LocalPreferences) -> LocalPreferences {
        var kept = kept
        kept.brain = words["brain"] ?? kept.brain
        kept.ears = words["ears"] ?? kept.ears
        kept.voice = words["voice"] ?? kept.voice
        return kept
    }
}
