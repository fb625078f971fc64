import EchoScreen

/// The saved prompts as a list, with the text of the selected one below it.
package struct PromptsPanel: PanelProtocol {
    /// The row that stands for the person's own instructions.
    package static let none = "none"

    private var list = ChoiceListViewState(rows: [], empty: "Reading the prompts…")
    private var isGrowing = true
    /// Something was deleted and can be restored.
    package var canRestore = false

    package init() {}

    package static let empty: Wording = """
        No prompts yet. \(key: .createPrompt) saves your current instructions and settings as one, to be applied at any \
        time with /prompt NAME.
        """

    /// - Parameter id: the row that is to be selected; nil for the one that is.
    package mutating func show(_ rows: [ChoiceRowViewState], selecting id: String? = nil) {
        let isFirst = list.rows.isEmpty
        let wanted = id ?? (isFirst ? rows.first { $0.isCurrent }?.id : selectedRow?.id)
        let index = rows.firstIndex { $0.id == wanted } ?? min(list.selection, max(0, rows.count - 1))
        list = ChoiceListViewState(rows: rows, selection: index, empty: Self.empty)
        isGrowing = false
    }

    package var selectedRow: ChoiceRowViewState? {
        list.rows.indices.contains(list.selection) ? list.rows[list.selection] : nil
    }

    /// The identifier of the selected prompt; nil on the row that stands for none.
    package var selectedPrompt: String? { selectedRow.flatMap { $0.id == Self.none ? nil : $0.id } }

    package mutating func move(by rows: Int) {
        list.selection = list.selection.moved(by: rows, last: list.rows.count - 1)
    }

    package var use: Situation.Overlay { .choosing }

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(title: "Prompts", content: .choices(list))
        (overlay.keys, overlay.isGrowing) = (.prompts, isGrowing)
        return overlay
    }

    package var hints: [HintViewState]? {
        let own =
            selectedPrompt == nil
            ? []
            : [
                HintViewState(.editPrompt, "edit"), HintViewState(.makePromptDefault, "default"),
                HintViewState(.duplicatePrompt, "copy"), HintViewState(.deletePrompt, "delete"),
            ]
        let undo = canRestore ? [HintViewState(.restorePrompt, "undo")] : []
        let apply = selectedRow == nil ? [] : [HintViewState(.open, "apply")]
        let export = selectedRow == nil ? [] : [HintViewState(.exportPrompts, "export all")]
        return undo + apply + [HintViewState(.createPrompt, "new")] + own + export + [HintViewState(.stop, "close")]
    }

    package func describePanel(in situation: inout Situation) {
        situation.canOpen = selectedRow != nil
        situation.choiceAction = selectedRow == nil ? nil : "apply"
        situation.facts.insert(.browsesPrompts)
        if canRestore { situation.facts.insert(.canRestorePrompt) }
    }
}
