import EchoText

/// The name of a file that an interpretation is written to.
public struct InterpretationExportPanel: PanelProtocol {
    private var composer: Composer

    /// - Parameter name: to begin with.
    public init(name: String) { composer = Composer(text: name) }

    public var name: String { composer.text.trimmed }

    public mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    public var use: Situation.Overlay { .editing }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Export the interpretation", content: .editor(composer.viewState(placeholder: "talk.srt")))
        overlay.writtenRows = 2
        overlay.above = [ParagraphViewState(InterpreterWording.exportKinds, role: .faint), .blank]
        return overlay
    }

    public var hints: [HintViewState]? { [HintViewState(.send, "export"), HintViewState(.stop, "cancel")] }
}
