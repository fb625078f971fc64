/// What can be done with saved prompts.
extension Command {
    public static let showPrompts = Command("showPrompts")
    public static let createPrompt = Command("prompts.create")
    public static let editPrompt = Command("prompts.edit")
    public static let duplicatePrompt = Command("prompts.duplicate")
    public static let deletePrompt = Command("prompts.delete")
    /// Writes all prompts to a file.
    public static let exportPrompts = Command("prompts.export")
    /// Brings back what was deleted last.
    public static let restorePrompt = Command("prompts.restore")
    /// The selected prompt applies at the start, or does no more.
    public static let makePromptDefault = Command("prompts.default")
}

extension KeyContext {
    /// The list of prompts.
    public static let prompts = KeyContext("prompts", place: "in the prompts")
}

extension Situation.Fact {
    /// The list of prompts is open.
    public static let browsesPrompts = Self("prompts.browses")
    public static let canRestorePrompt = Self("prompts.restores")
}
