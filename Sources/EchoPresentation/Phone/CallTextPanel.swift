import EchoText

/// A line that is written into a call.
public struct CallTextPanel: PanelProtocol {
    public enum Purpose: Sendable, Hashable { case whisper, say, transfer }

    public let call: String
    public let purpose: Purpose
    private var composer = Composer(text: "")

    public init(_ purpose: Purpose, in call: String) { (self.purpose, self.call) = (purpose, call) }

    public var writtenText: String { composer.text }

    public mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    public var use: Situation.Overlay { .editing }

    public var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: title, content: .editor(composer.viewState(placeholder: placeholder)))
        overlay.writtenRows = rows
        return overlay
    }

    private var rows: Int {
        switch purpose {
        case .whisper, .say: 3
        case .transfer: 1
        }
    }

    private var title: String {
        switch purpose {
        case .whisper: "Whisper to echo"
        case .say: "Say in the call"
        case .transfer: "Transfer the call"
        }
    }

    private var placeholder: Wording {
        switch purpose {
        case .whisper: "Only echo reads this: Offer a refund."
        case .say: "echo says this aloud, word for word."
        case .transfer: "The number with its country: +14155550100"
        }
    }

    public var hints: [HintViewState]? {
        let action =
            switch purpose {
            case .whisper: "whisper"
            case .say: "say"
            case .transfer: "transfer"
            }
        return [HintViewState(.send, action), HintViewState(.stop, "cancel")]
    }
}
