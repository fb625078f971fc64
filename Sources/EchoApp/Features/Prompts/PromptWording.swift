import EchoPresentation

/// Sentences about prompts.
enum PromptWording {
    static let unavailable: Wording = "Prompts are not saved here."

    static func applied(_ prompt: SavedPrompt) -> Wording { "Using the prompt \(prompt.name)." }

    /// The server takes no other voice once one was heard.
    static func applied(_ prompt: SavedPrompt, waitsForVoice voice: String) -> Wording {
        "Using the prompt \(prompt.name). Its voice, \(voice), speaks in the next conversation: \(key: .reset) starts one."
    }

    static func setAside(_ prompt: SavedPrompt?) -> Wording {
        prompt.map { "The prompt \($0.name) is no longer used." } ?? "No prompt is in use."
    }

    static func unknown(_ words: String, among prompts: [SavedPrompt]) -> Wording {
        let names = prompts.map(\.name).prefix(8).joined(separator: ", ")
        return prompts.isEmpty
            ? "There are no prompts yet: \(key: .showPrompts) saves one."
            : "There is no prompt \(words). Available: \(names)\(prompts.count > 8 ? ", …" : "")."
    }

    static func needs(_ variables: [String], _ prompt: SavedPrompt) -> Wording {
        let names = variables.map { "{{\($0)}}" }.joined(separator: ", ")
        return "The default prompt \(prompt.name) needs \(names): /prompt \(prompt.name) asks for it."
    }

    static func unusable(_ problems: [String], _ prompt: SavedPrompt) -> Wording {
        "Of the prompt \(prompt.name) not everything can be used: \(problems.joined(separator: "; "))."
    }
}
