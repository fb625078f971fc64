import Echo

/// What stands in the composer while nothing is written there, and above it.
enum ComposerWording {
    static func placeholder(_ situation: Situation, isInterruptible: Bool) -> Wording {
        if situation.isAsked {
            return "\(key: .approve), \(key: .deny) or \(key: .approveForGood) to the tool, or type"
        }
        return switch situation.activity {
        case .offline: "type, or press \(key: .toggleTalking) to reconnect"
        case .reconnecting: "type, or press \(key: .reconnect) to reconnect at once"
        case .listening, .hearing: "listening: talk, or type"
        case .opening: "opening the microphone: type meanwhile"
        case .noMicrophone: "no microphone: type"
        case .muted: "muted: press \(key: .mute) to be heard, or type"
        case .speaking where situation.isTalking && isInterruptible: "talk to interrupt, or type"
        case .thinking, .speaking, .writing: "type, or press \(key: .stop) to stop the answer"
        default:
            situation.mode == .audio
                ? "type, or press \(key: .toggleTalking) to talk" : "type, or press \(key: .switchMode) to talk"
        }
    }

    static func editing(_ message: MessageRowViewState) -> Wording {
        "your message of \(message.time): \(key: .send) sends it anew, \(key: .stop) leaves it"
    }
}
