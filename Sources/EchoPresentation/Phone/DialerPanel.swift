import EchoText

/// A number that is typed, and the prompt that it is called with.
public struct DialerPanel: PanelProtocol {
    private var prompts: [String]
    /// As it is written while it is typed.
    private let format: @Sendable (String) -> String
    private var composer = Composer(text: "")
    private var index = 0

    /// - Parameters:
    ///   - prompts: the names of those that a call may be made with.
    ///   - format: gives what was typed gaps and brackets.
    public init(prompts: [String], format: @escaping @Sendable (String) -> String) {
        (self.prompts, self.format) = (prompts, format)
    }

    public var number: String { composer.text }

    /// Nil for the settings as they are.
    public var prompt: String? { index == 0 ? nil : prompts[index - 1] }

    /// They were read again; what is chosen stays, where it is still there.
    public mutating func offer(_ prompts: [String]) {
        let chosen = prompt
        self.prompts = prompts
        index = chosen.flatMap(prompts.firstIndex).map { $0 + 1 } ?? 0
    }

    public mutating func nextPrompt() { index = (index + 1) % (prompts.count + 1) }

    public mutating func compose(_ change: (inout Composer) -> Void) {
        let before = composer.text
        change(&composer)
        // Only what is typed at the end: whoever corrects the middle keeps the caret where it is.
        guard composer.text.count > before.count, composer.text.hasPrefix(before) else { return }
        composer = Composer(text: format(composer.text))
    }

    public var use: Situation.Overlay { .editing }

    public func describePanel(in situation: inout Situation) { situation.facts.insert(.dials) }

    public var overlay: OverlayViewState {
        let title = "Call · \(prompt.map { "prompt \(Sanitizer.line($0))" } ?? "no prompt")"
        var overlay = OverlayViewState(
            title: title, content: .editor(composer.viewState(placeholder: "+1 415-555-0100")))
        overlay.keys = .dialer
        return overlay
    }

    public var hints: [HintViewState]? {
        let prompt = prompts.isEmpty ? [] : [HintViewState(.nextCallPrompt, "prompt")]
        return [HintViewState(.send, "call")] + prompt + [HintViewState(.stop, "cancel")]
    }
}
