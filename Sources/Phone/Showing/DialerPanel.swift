import EchoScreen
import EchoText

/// A number that is typed, and the prompt that it is called with.
package struct DialerPanel: PanelProtocol {
    private var prompts: [String]
    /// The newest first.
    private let recent: [String]
    /// Which of them stands in the box, from 1; 0 for what was typed.
    private var place = 0
    /// As it is written while it is typed.
    private let format: @Sendable (String) -> String
    private var composer = Composer(text: "")
    private var index = 0

    /// - Parameters:
    ///   - prompts: the names of those that a call may be made with.
    ///   - recent: numbers of the last calls, as people write them, the newest first.
    ///   - format: gives what was typed gaps and brackets.
    package init(
        prompts: [String], recent: [String] = [], format: @escaping @Sendable (String) -> String
    ) {
        (self.prompts, self.recent, self.format) = (prompts, recent, format)
    }

    package var number: String { composer.text }

    /// Nil for the settings as they are.
    package var prompt: String? { index == 0 ? nil : prompts[index - 1] }

    /// They were read again; what is chosen stays, where it is still there.
    package mutating func offer(_ prompts: [String]) {
        let chosen = prompt
        self.prompts = prompts
        index = chosen.flatMap(prompts.firstIndex).map { $0 + 1 } ?? 0
    }

    package mutating func nextPrompt() { index = (index + 1) % (prompts.count + 1) }

    /// Takes a number of the last calls into the box: an earlier one, or a later one for less than 0.
    package mutating func recall(by steps: Int) {
        let wanted = min(recent.count, max(0, place + steps))
        guard wanted != place else { return }
        place = wanted
        composer = Composer(text: wanted == 0 ? "" : recent[wanted - 1])
    }

    package mutating func compose(_ change: (inout Composer) -> Void) {
        let before = composer.text
        change(&composer)
        // Only what is typed at the end: whoever corrects the middle keeps the caret where it is.
        guard composer.text.count > before.count, composer.text.hasPrefix(before) else { return }
        composer = Composer(text: format(composer.text))
    }

    package var use: Situation.Overlay { .editing }

    package func describePanel(in situation: inout Situation) { situation.facts.insert(.dials) }

    package var overlay: OverlayViewState {
        let title = "Call · \(prompt.map { "prompt \(Sanitizer.line($0))" } ?? "no prompt")"
        var overlay = OverlayViewState(
            title: title, content: .editor(composer.viewState(placeholder: "+1 415-555-0100")))
        overlay.keys = .dialer
        overlay.writtenRows = 1
        overlay.above =
            [ParagraphViewState(PhoneWording.dialing, role: .faint)]
            + (recent.isEmpty ? [] : [ParagraphViewState(PhoneWording.lastNumbers(recent), role: .faint)])
            + [.blank]
        return overlay
    }

    package var hints: [HintViewState]? {
        let prompt = prompts.isEmpty ? [] : [HintViewState(.nextCallPrompt, "prompt")]
        let last = recent.isEmpty ? [] : [HintViewState(.earlierNumber, and: .laterNumber, "last numbers")]
        return [HintViewState(.send, "call")] + last + prompt + [HintViewState(.stop, "cancel")]
    }
}
