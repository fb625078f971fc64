import EchoScreen
import EchoText

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

    static let none: Wording = "There are no prompts yet: \(key: .createPrompt) saves one."

    /// The row that stands for none.
    static let notSelected: Wording =
        "“No prompt” stands for your own settings. Select a prompt below it, or press \(key: .createPrompt) to create one."

    static let nothingToExport: Wording = "There are no prompts to export yet: \(key: .showPrompts) saves one."

    static func exported(_ count: Int, to name: String) -> Wording { "Exported \(prompts(count)) to \(name)." }

    static func imported(_ count: Int, from name: String) -> Wording { "Imported \(prompts(count)) from \(name)." }

    static func taken(_ names: [String]) -> Wording {
        let listed = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
        let verb = names.count == 1 ? "There is already a prompt called" : "There are already prompts called"
        return "\(verb) \(listed). Repeat the command to replace \(names.count == 1 ? "it" : "them")."
    }

    private static func prompts(_ count: Int) -> String { NumberWording.counted(count, "prompt") }

    static func unknown(_ words: String, among prompts: [SavedPrompt]) -> Wording {
        let names = prompts.map(\.name).prefix(8).joined(separator: ", ")
        return prompts.isEmpty
            ? "There are no prompts yet: \(key: .showPrompts) saves one."
            : "There is no prompt \(words). Available: \(names)\(prompts.count > 8 ? ", …" : "")."
    }

    static func needs(_ variables: [String], _ prompt: SavedPrompt) -> Wording {
        let names = variables.map { "{{\($0)}}" }.joined(separator: ", ")
        let them = variables.count == 1 ? "it" : "them"
        return """
            The default prompt \(prompt.name) is not in use yet, because it needs \(names). Type /prompt \(prompt.name) \
            to be asked for \(them).
            """
    }

    static func unusable(_ problems: [String], _ prompt: SavedPrompt) -> Wording {
        "Some of the prompt \(prompt.name) cannot be used: \(problems.joined(separator: "; "))."
    }
}
