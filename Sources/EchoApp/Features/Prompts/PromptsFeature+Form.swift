import EchoScreen
import EchoText

/// A prompt that is edited: its name and text are written, its settings stepped through; each change is saved.
extension PromptsFeature {
    func create() {
        let name = PromptNames.free("New prompt", among: library)
        let draft = rules.draft(newID, named: name, from: screen.preferences, at: screen.moment.date)
        editing = draft
        showFormPanel()
        screen.update(PromptFormPanel.self) { $0.write(.name, "") }
    }

    func open(_ prompt: SavedPrompt) {
        editing = prompt
        showFormPanel()
    }

    func edit(_ command: Command, _ panel: PromptFormPanel) -> Bool {
        if let writing = panel.writing { return write(writing, command, panel) }
        switch command {
        case .open, .send:
            if let words = panel.selectedWords { begin(words) } else { adjust(panel.selectedSetting, by: 1) }
        case .adjustUp: adjust(panel.selectedSetting, by: 1)
        case .adjustDown: adjust(panel.selectedSetting, by: -1)
        case .resetSetting:
            panel.selectedSetting.map { index in save { $0.values = fields.removed(index, in: $0.values) } }
        case .stop: showPrompts(selecting: editing?.id)
        default: return false
        }
        return true
    }

    /// Shows the prompt as it is now, if its form is open.
    func showForm() {
        guard let prompt = editing else { return }
        let settings = fields.fields(prompt.values, over: ownPreferences)
        screen.update(PromptFormPanel.self) {
            $0.show(name: prompt.name, text: prompt.text, settings: settings, preview: preview(prompt))
        }
    }

    private func showFormPanel() {
        screen.show(PromptFormPanel())
        showForm()
    }

    private func begin(_ words: PromptFormPanel.Writing) {
        guard let prompt = editing else { return }
        screen.update(PromptFormPanel.self) { $0.write(words, words == .name ? prompt.name : prompt.text) }
    }

    private func write(_ words: PromptFormPanel.Writing, _ command: Command, _ panel: PromptFormPanel) -> Bool {
        switch command {
        case .send: take(words, panel.writtenText)
        case .newLine where words == .name: break
        case .stop where !isSaved: showPrompts()
        case .stop: screen.update(PromptFormPanel.self) { $0.stopWriting() }
        default: return false
        }
        return true
    }

    private func take(_ words: PromptFormPanel.Writing, _ text: String) {
        if let objection = objection(to: words, text) {
            screen.update(PromptFormPanel.self) { $0.objection = objection }
            return
        }
        screen.update(PromptFormPanel.self) { $0.stopWriting() }
        save { if words == .name { $0.name = text.trimmed } else { $0.text = text } }
    }

    private func objection(to words: PromptFormPanel.Writing, _ text: String) -> Wording? {
        guard words == .name else {
            return SavedPrompt.objection(toText: text).map { "The text \($0)." }
        }
        let name = text.trimmed
        if let objection = SavedPrompt.objection(toName: name) { return "The name \(objection)." }
        let isTaken = library.contains { $0.id != editing?.id && $0.name.lowercased() == name.lowercased() }
        return isTaken ? StoreError.nameTaken(name).wording : nil
    }

    private var isSaved: Bool { library.contains { $0.id == editing?.id } }

    private func adjust(_ index: Int?, by steps: Int) {
        guard let index else { return }
        save { $0.values = fields.adjusted(index, in: $0.values, over: ownPreferences, by: steps) }
    }

    private func save(_ edit: (inout SavedPrompt) -> Void) {
        guard var prompt = editing else { return }
        edit(&prompt)
        guard prompt != editing || !isSaved else { return }
        prompt.updatedAt = screen.moment.date
        editing = prompt
        showForm()
        change(selecting: prompt.id) { [prompt] in try await $0.save(prompt) }
    }

    /// The person's own settings, without those of the prompt in use.
    private var ownPreferences: Preferences {
        var rules = rules
        return rules.setAside(screen.preferences)
    }

    /// The text, and which variables in it will be asked for.
    private func preview(_ prompt: SavedPrompt) -> [StyledText] {
        let missing = variables.unknown(in: prompt.text).map { "{{\($0)}}" }
        let note =
            missing.isEmpty ? [] : [StyledText("Asked for when applied: \(missing.joined(separator: ", ")).", .warning)]
        return [StyledText(PromptRows.preview(prompt.text), .faint)] + note
    }
}
