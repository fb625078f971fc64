import EchoScreen
import EchoText

/// The name of a file that an interpretation is written to.
struct InterpretationExportPanel: PanelProtocol {
    private var composer: Composer

    /// - Parameter name: to begin with.
    init(name: String) { composer = Composer(text: name) }

    var name: String { composer.text.trimmed }

    mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    var use: Situation.Overlay { .editing }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Export the interpretation", content: .editor(composer.viewState(placeholder: "talk.srt")))
        overlay.writtenRows = 2
        overlay.above = [ParagraphViewState(InterpreterWording.exportKinds, role: .faint), .blank]
        return overlay
    }

    var hints: [HintViewState]? { [HintViewState(.send, "export"), HintViewState(.stop, "cancel")] }
}
