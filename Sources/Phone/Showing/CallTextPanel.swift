import EchoScreen
import EchoText

/// A line that is written into a call.
package struct CallTextPanel: PanelProtocol {
    package enum Purpose: Sendable, Hashable { case whisper, say, transfer }

    package let call: String
    package let purpose: Purpose
    private var composer = Composer(text: "")
    /// What goes on meanwhile.
    private var above: [ParagraphViewState] = []
    /// Of what was said; longer ones show their end.
    private static let (mostLines, mostCharacters) = (2, 120)

    package init(_ purpose: Purpose, in call: String) { (self.purpose, self.call) = (purpose, call) }

    /// The call goes on while somebody writes.
    package mutating func show(_ call: PhoneCallViewState?, at now: Duration) {
        guard let call else { return above = [] }
        let activity = PhoneWording.activity(call)
        let length = StyledText("\(PhoneWording.length(now - call.startedAt))  ", .strong)
        let said = call.lines.suffix(Self.mostLines).map { line in
            ParagraphViewState(
                lead: StyledText(NameColumn.padded(line.author.text), line.author.role),
                Wording(Self.end(of: line.text)))
        }
        above = [ParagraphViewState(lead: length, Wording(activity.text), role: activity.role)] + said + [.blank]
    }

    private static func end(of text: String) -> String {
        let line = Sanitizer.line(text)
        return line.count > mostCharacters ? "…" + line.suffix(mostCharacters) : line
    }

    package var writtenText: String { composer.text }

    package mutating func compose(_ change: (inout Composer) -> Void) { change(&composer) }

    package var use: Situation.Overlay { .editing }

    package var overlay: OverlayViewState {
        var overlay = OverlayViewState(
            title: title, content: .editor(composer.viewState(placeholder: placeholder)))
        overlay.writtenRows = rows
        overlay.above = above
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
        case .transfer: "A number or a name; after a comma, what they hear first."
        }
    }

    package var hints: [HintViewState]? {
        let action =
            switch purpose {
            case .whisper: "whisper"
            case .say: "say"
            case .transfer: "transfer"
            }
        return [HintViewState(.send, action), HintViewState(.stop, "cancel")]
    }
}
