import Echo
import EchoAudio

/// Says which tone belongs to what happened.
struct EarconRules: Sendable {
    private var isListening = false

    /// - Parameter isTalking: the person means to be heard.
    mutating func receive(_ event: EchoEvent, isTalking: Bool) -> Earcon? {
        switch event {
        case .audioStatusChanged(let status): return microphone(status.microphone, isTalking: isTalking)
        case .error: return .error
        default: return nil
        }
    }

    /// A microphone that is only kept open between turns is not listened to.
    private mutating func microphone(_ device: AudioStatus.Device, isTalking: Bool) -> Earcon? {
        let was = isListening
        switch device {
        case .open: isListening = isListening || isTalking
        case .closed, .standby, .failed: isListening = false
        case .opening: break
        }
        guard was != isListening else { return nil }
        // What failed is told by its error.
        if case .failed = device { return nil }
        return isListening ? .start : .end
    }
}
