import EchoText

/// The name of a file that a call is written to.
public struct CallExportPanel: PanelProtocol {
    /// The conversation that the call is kept as.
    public let conversation: String
    private var composer: Composer

    /// - Parameter name: to begin with.
    public init(_ conversation: String, name: String) {
        self.conversation = conversation
        composer = Composer(text: name)
    }

    public var name: String { composer.text.trimmed }

    public mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    public var use: Situation.Overlay { .editing }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Export the call", content: .editor(composer.viewState(placeholder: "call.wav")))
        overlay.writtenRows = 2
        overlay.above = [ParagraphViewState(PhoneWording.exportKinds, role: .faint), .blank]
        return overlay
    }

    public var hints: [HintViewState]? { [HintViewState(.send, "export"), HintViewState(.stop, "cancel")] }
}
