import Echo

/// The words in the composer while nothing is written there, and above it.
enum ComposerWording {
    static func placeholder(_ situation: Situation, isInterruptible: Bool) -> Wording {
        if situation.isAsked {
            return "\(key: .approve) approve, \(key: .deny) deny, \(key: .approveForGood) always; or type"
        }
        return switch situation.activity {
        case .offline: "type, or press \(key: .toggleTalking) to reconnect"
        case .reconnecting: "type, or press \(key: .reconnect) to reconnect now"
        case .listening, .hearing: "listening: talk or type"
        case .opening: "opening the microphone; you can already type"
        case .noMicrophone: "no microphone: type a message"
        case .muted: "muted: press \(key: .mute) to unmute, or type"
        case .speaking where situation.isTalking && isInterruptible: "talk to interrupt, or type"
        case .thinking, .speaking, .writing: "type, or press \(key: .stop) to stop the answer"
        default:
            situation.mode == .audio
                ? "type, or press \(key: .toggleTalking) to talk" : "type, or press \(key: .switchMode) for voice mode"
        }
    }

    static func editing(_ message: MessageRowViewState) -> Wording {
        "editing message from \(message.time): \(key: .send) resends, \(key: .stop) cancels"
    }
}
