import EchoText

/// Asks what a variable of a prompt stands for.
public struct PromptVariablePanel: PanelProtocol {
    /// "topic".
    public let variable: String
    private let prompt: String
    private var composer: Composer

    /// - Parameter text: what it stood for last.
    public init(_ variable: String, of prompt: String, text: String) {
        self.variable = variable
        self.prompt = prompt
        composer = Composer(text: text)
    }

    public var writtenText: String { composer.text }

    public mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    public var use: Situation.Overlay { .editing }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "{{\(variable)}} in \(Sanitizer.line(prompt))",
            content: .editor(composer.viewState(placeholder: "What does {{\(variable)}} stand for?")))
        overlay.writtenRows = 3
        return overlay
    }

    public var hints: [HintViewState]? { [HintViewState(.send, "next"), HintViewState(.stop, "cancel")] }
}
