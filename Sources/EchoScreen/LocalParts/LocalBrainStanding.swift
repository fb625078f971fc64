import EchoText

/// A model of this machine that answers in place of the built-in assistant, now or with the first question.
package enum LocalBrainStanding: Sendable, Hashable {
    /// "llama3.2 via Ollama".
    case answers(String)
    /// "Qwen2.5 1.5B Instruct".
    case startsWhenNeeded(String)

    var wording: Wording {
        switch self {
        case .answers(let title): "You are talking to \(title), on this machine."
        case .startsWhenNeeded(let title): "\(Sanitizer.line(title)) answers: it starts with your first words."
        }
    }
}
