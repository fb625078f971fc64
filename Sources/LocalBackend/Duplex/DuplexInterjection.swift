/// An interjection that wants no answer.
enum DuplexInterjection: Sendable, Hashable {
    /// Attention: whoever speaks is to go on.
    case attention
    /// Whoever speaks is to be silent.
    case stop

    private static let attending: Set<String> = [
        "mhm", "mm hm", "mm hmm", "mmhmm", "hm", "hmm", "uh huh", "aha", "ah", "oh", "okay", "ok", "yeah", "yes", "yep",
        "right", "sure", "i see", "got it", "go on", "yes yes", "okay okay",
    ]
    private static let stopping: Set<String> = [
        "stop", "stop it", "stop talking", "stop speaking", "stop please", "please stop", "okay stop", "be quiet",
        "quiet", "shut up", "silence", "enough", "thats enough", "that is enough", "never mind", "nevermind",
    ]

    /// Nil for words that want an answer.
    init?(_ text: String) {
        let words = text.lowercased().filter { $0 != "'" && $0 != "’" }.split { !$0.isLetter && !$0.isNumber }
        let phrase = words.joined(separator: " ")
        if Self.attending.contains(phrase) {
            self = .attention
        } else if Self.stopping.contains(phrase) {
            self = .stop
        } else {
            return nil
        }
    }

    /// Whether an instruction is one to be silent.
    static func isOrder(_ instruction: String) -> Bool {
        let text = instruction.lowercased()
        return ["stop speaking", "stop talking", "be quiet", "be silent", "fall silent"].contains { text.contains($0) }
    }
}
