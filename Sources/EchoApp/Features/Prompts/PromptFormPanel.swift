import EchoScreen
import EchoText

/// A prompt to be edited: its name, its text and the settings that it brings, and the lines in which words are written.
package struct PromptFormPanel: PanelProtocol {
    /// The text that a person is writing in it.
    package enum Writing: Sendable, Hashable { case name, text }

    /// The rows before those of settings.
    private static let words: [Writing] = [.name, .text]

    private var title = ""
    private var fields: [FieldViewState] = []
    private var preview: [StyledText] = []
    private var selection = 0
    private var composer = Composer()
    package private(set) var writing: Writing?
    /// Why what was written cannot be taken.
    package var objection: Wording?

    package init() {}

    // MARK: - What it is told

    /// - Parameters:
    ///   - settings: a field for each setting.
    ///   - preview: what is to be known of the text.
    package mutating func show(name: String, text: String, settings: [FieldViewState], preview: [StyledText]) {
        title = name.isEmpty ? "New prompt" : Sanitizer.line(name)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let note = lines > 1 ? "\(lines) lines" : ""
        fields =
            [
                FieldViewState(label: "Name", value: Self.shortened(name), note: ""),
                FieldViewState(label: "Text", value: Self.shortened(text), note: note),
            ] + settings
        self.preview = preview
        selection = min(selection, fields.count - 1)
    }

    private static func shortened(_ text: String) -> String {
        let line = Sanitizer.line(String(text.prefix(200))).trimmed
        return line.count > 30 ? line.prefix(29).trimmed + "…" : line
    }

    package mutating func write(_ what: Writing, _ text: String) {
        composer = Composer(text: text)
        (writing, objection) = (what, nil)
    }

    package mutating func stopWriting() { (writing, objection) = (nil, nil) }

    // MARK: - What is asked of it

    package var writtenText: String { composer.text }

    /// The text that Enter on the selected row edits; nil on a setting.
    package var selectedWords: Writing? { Self.words.indices.contains(selection) ? Self.words[selection] : nil }

    /// The place of the selected setting among the settings; nil on a row of words.
    package var selectedSetting: Int? { selection < Self.words.count ? nil : selection - Self.words.count }

    // MARK: - What a person does in it

    package mutating func move(by rows: Int) { selection = selection.moved(by: rows, last: fields.count - 1) }

    package mutating func compose(_ change: (inout Composer) -> Void) {
        guard writing != nil else { return }
        change(&composer)
        if writing == .name, composer.text.contains("\n") { composer.replace(with: Sanitizer.line(composer.text)) }
    }

    // MARK: - What it shows

    package var use: Situation.Overlay { writing == nil ? .form : .editing }

    package var overlay: OverlayViewState {
        switch writing {
        case .name:
            var overlay = editor("Name of the prompt", placeholder: "a short name, to be typed after /prompt")
            overlay.writtenRows = 3
            return overlay
        case .text:
            return editor(
                "Text of \(title)",
                placeholder: "How the assistant should behave. \(key: .editExternally) opens your editor.")
        case nil: break
        }
        var form = FormViewState(instruction: objection ?? Self.instruction, role: objection == nil ? .faint : .warning)
        form.fields = fields.enumerated().map { index, field in
            var field = field
            field.isSelected = index == selection
            field.isAdjustable = index >= Self.words.count
            return field
        }
        form.verdict = preview
        return OverlayViewState(title: title, content: .form(form))
    }

    private func editor(_ title: String, placeholder: Wording) -> OverlayViewState {
        var state = composer.viewState(placeholder: placeholder)
        state.title = objection ?? ""
        return OverlayViewState(title: title, content: .editor(state))
    }

    private static let instruction: Wording = "Changes are saved at once. Faint values are those of your settings."

    package var hints: [HintViewState]? {
        guard writing == nil else { return [HintViewState(.send, "save"), HintViewState(.stop, "cancel")] }
        let own =
            selectedWords != nil
            ? [HintViewState(.open, "edit")]
            : [HintViewState(.adjustDown, and: .adjustUp, "change"), HintViewState(.resetSetting, "leave as set")]
        return [HintViewState(.selectUp, and: .selectDown, "select")] + own + [HintViewState(.stop, "back")]
    }

    package func describePanel(in situation: inout Situation) {
        guard writing == nil else { return }
        situation.formAction = selectedWords == nil ? "change" : "edit"
        situation.hasFields = true
    }
}
