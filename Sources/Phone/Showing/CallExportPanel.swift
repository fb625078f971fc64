import EchoScreen
import EchoText

/// The name of a file that a call is written to.
package struct CallExportPanel: PanelProtocol {
    /// The conversation that the call is kept as.
    package let conversation: String
    private var composer: Composer

    /// - Parameter name: to begin with.
    package init(_ conversation: String, name: String) {
        self.conversation = conversation
        composer = Composer(text: name)
    }

    package var name: String { composer.text.trimmed }

    package mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    package var use: Situation.Overlay { .editing }

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Export the call", content: .editor(composer.viewState(placeholder: "call.wav")))
        overlay.writtenRows = 2
        overlay.above = [ParagraphViewState(PhoneWording.exportKinds, role: .faint), .blank]
        return overlay
    }

    package var hints: [HintViewState]? { [HintViewState(.send, "export"), HintViewState(.stop, "cancel")] }
}
