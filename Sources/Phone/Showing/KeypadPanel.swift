import EchoScreen
import EchoText

/// The keys of a telephone in a call: each is sent as soon as it is pressed, and what is pasted as a whole.
package struct KeypadPanel: PanelProtocol {
    /// What was pressed longer ago is out of sight.
    private static let mostShown = 200

    package let call: String
    /// Sent so far, the newest last.
    package private(set) var pressed = ""
    /// What was typed and is not sent yet.
    private var typed = ""

    package init(in call: String) { self.call = call }

    /// - Returns: what was typed or pasted since it was asked last.
    package mutating func takeTyped() -> String {
        defer { typed = "" }
        return typed
    }

    /// These keys are sent.
    package mutating func note(_ keys: String) { pressed = String((pressed + keys).suffix(Self.mostShown)) }

    /// The keys of a telephone that a text stands for, without what groups them; nil where there is something else in it.
    package static func keys(_ text: String) -> String? {
        let keys = text.uppercased().filter { !$0.isWhitespace && !"-().".contains($0) }
        let known = KeypadViewState.rows.joined()
        return keys.allSatisfy(known.contains) ? keys : nil
    }

    package mutating func compose(_ change: (inout Composer) -> Void) {
        var composer = Composer()
        change(&composer)
        typed += composer.text
    }

    package var use: Situation.Overlay { .editing }

    package func describePanel(in situation: inout Situation) { situation.facts.insert(.pressesKeys) }

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Keys",
            content: .keypad(KeypadViewState(.pressCallKeys, pressed: pressed, placeholder: PhoneWording.pressing)))
        overlay.keys = .keypad
        overlay.spoken = [pressed.isEmpty ? "Type keys: 0–9, *, # and A–D; /stop closes." : "Sent: \(pressed)"]
        return overlay
    }

    package var hints: [HintViewState]? { [HintViewState(.stop, "close")] }
}
