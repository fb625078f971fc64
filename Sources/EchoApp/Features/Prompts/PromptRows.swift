import EchoScreen
import EchoText

/// Words for saved prompts, as rows of a list: the text of the selected one is its preview.
struct PromptRows {
    /// Characters of a preview.
    private static let longest = 500

    let fields: PromptFields
    /// The one in use; nil for none.
    let active: PromptID?

    func rows(_ prompts: [SavedPrompt]) -> [ChoiceRowViewState] {
        guard !prompts.isEmpty else { return [] }
        let none = ChoiceRowViewState(
            id: PromptsPanel.none, title: "No prompt", state: state(active == nil, false),
            help: "Your own instructions and settings.", isCurrent: active == nil)
        return [none] + prompts.map(row)
    }

    private func row(_ prompt: SavedPrompt) -> ChoiceRowViewState {
        ChoiceRowViewState(
            id: prompt.id.rawValue, title: Sanitizer.line(prompt.name),
            state: state(prompt.id == active, prompt.isDefault), note: fields.summary(prompt.values),
            help: Self.preview(prompt.text), isCurrent: prompt.id == active)
    }

    private func state(_ isActive: Bool, _ isDefault: Bool) -> StyledText {
        switch (isActive, isDefault) {
        case (true, true): StyledText("in use, default", .success)
        case (true, false): StyledText("in use", .success)
        case (false, true): StyledText("default", .accent)
        case (false, false): StyledText("")
        }
    }

    static func preview(_ text: String) -> String {
        let line = Sanitizer.line(String(text.prefix(longest))).split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        return text.count > longest ? line + "…" : line
    }
}
