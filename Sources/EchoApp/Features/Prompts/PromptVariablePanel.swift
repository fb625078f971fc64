import EchoScreen
import EchoText

/// Asks what a variable of a prompt stands for.
struct PromptVariablePanel: PanelProtocol {
    /// "topic".
    let variable: String
    private let prompt: String
    private var composer: Composer

    /// - Parameter text: what it stood for last.
    init(_ variable: String, of prompt: String, text: String) {
        self.variable = variable
        self.prompt = prompt
        composer = Composer(text: text)
    }

    var writtenText: String { composer.text }

    mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    var use: Situation.Overlay { .editing }

    var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "{{\(variable)}} in \(Sanitizer.line(prompt))",
            content: .editor(composer.viewState(placeholder: "What does {{\(variable)}} stand for?")))
        overlay.writtenRows = 3
        return overlay
    }

    var hints: [HintViewState]? { [HintViewState(.send, "next"), HintViewState(.stop, "cancel")] }
}
