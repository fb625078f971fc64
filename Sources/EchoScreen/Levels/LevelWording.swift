import Echo
import EchoAudio
import EchoText

/// Words beside the meters.
package enum LevelWording {
    static func microphone(_ status: AudioStatus, _ problem: SignalProblem?, decibels: Float) -> StyledText {
        guard status.microphone == .open else { return caption(status.microphone, decibels: decibels) }
        if status.isMuted { return muted }
        if let problem { return StyledText(SignalWording.brief(problem), .warning) }
        return caption(.open, decibels: decibels)
    }

    /// Nothing of it leaves the machine, but it is not closed.
    static let byName = StyledText("wake word only", .idle)
    /// The microphone is lent to something else than the conversation.
    package static let dictating = StyledText("dictation only", .hearing)
    static let interpreting = StyledText("interpreter only", .hearing)
    static let muted = StyledText("muted", .muted)

    /// - Parameter isMuted: by the system.
    static func loudspeaker(_ status: AudioStatus, isMuted: Bool, decibels: Float) -> StyledText {
        guard status.loudspeaker == .open, isMuted else { return caption(status.loudspeaker, decibels: decibels) }
        return StyledText(SignalWording.brief(.mutedBySystem), .warning)
    }

    private static func caption(_ device: AudioStatus.Device, decibels: Float) -> StyledText {
        switch device {
        case .closed: StyledText("closed", .faint)
        case .opening: StyledText("opening …", .connecting)
        case .standby: StyledText("standby, open", .idle)
        case .open: StyledText(loudness(decibels), .plain)
        case .failed(let error, let retrying):
            StyledText(AudioErrorWording.brief(error) + (retrying ? ", retrying" : ""), .failure)
        }
    }

    private static func loudness(_ decibels: Float) -> String {
        decibels <= MeterScale.bottom ? "quiet" : NumberWording.decibels(decibels)
    }
}
