import EchoScreen
import EchoText
import Foundation

/// An event of a watched call, for somebody who did not cause it.
struct WatchedMoment {
    private let kind: CallMoment.Kind
    private let payload: [String: String]
    /// Nil where it is no call that goes on.
    private let call: PhoneCallViewState?

    init(_ kind: CallMoment.Kind, _ payload: [String: String], of call: PhoneCallViewState?) {
        (self.kind, self.payload, self.call) = (kind, payload, call)
    }

    /// Nil for what is told elsewhere.
    var words: String? {
        switch kind {
        // Told by the status of the call.
        case .ended, .latency: nil
        case .ringing where call?.placed != nil: nil
        case .answered where text == "person": "a person answers"
        case .declined: "declined"
        case .takenOver: "a person takes over"
        case .givenBack: "given back to echo"
        case .whispered: "a person whispers: \(text)"
        case .said: "a person has echo say: \(text)"
        case .keys: "a person presses \(text)"
        case .refused: "turned away: \(text.isEmpty ? "no correct PIN was entered" : text)"
        default: PhoneWording.moment(moment, partner, number: { PhoneOffice.formatted($0, country: nil) })?.text
        }
    }

    private var partner: CallPartner { call?.partner ?? CallPartner(isIncoming: true) }

    private var moment: CallMoment {
        kind == .personWanted
            ? CallMoment(kind, PhoneWording.wanted(payload["name"] ?? "", payload["text"] ?? ""))
            : CallMoment(kind, text)
    }

    private var text: String {
        ["text", "digit", "digits", "number", "by", "message"].lazy.compactMap { payload[$0] }.first ?? ""
    }
}
