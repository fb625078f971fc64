import EchoScreen
import EchoText

/// A call that rings: who calls, and whether to take it.
package struct RingingPanel: PanelProtocol {
    package let call: PhoneCallViewState
    private let patience: Duration

    /// - Parameter patience: after which the assistant answers.
    package init(_ call: PhoneCallViewState, patience: Duration) { (self.call, self.patience) = (call, patience) }

    package var use: Situation.Overlay { .reading }

    package func describePanel(in situation: inout Situation) { situation.facts.insert(.seesRingingCall) }

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: "Incoming call",
            content: .confirmation(PhoneWording.rings(call.number, patience: patience), answers: answers))
        overlay.keys = .ringing
        return overlay
    }

    private var answers: [HintViewState] {
        [
            HintViewState(.answerCall, "answer"), HintViewState(.letAssistantAnswer, "let echo answer"),
            HintViewState(.declineCall, "decline"),
        ]
    }

    package var hints: [HintViewState]? { answers + [HintViewState(.stop, "close")] }
}
