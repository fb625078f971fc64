import Echo
import EchoAudio

/// Words beside the meters.
enum LevelWording {
    static func microphone(_ status: AudioStatus, reading: LevelReading) -> StyledText {
        if status.isMuted, status.microphone == .open { return StyledText("muted", .muted) }
        return caption(status.microphone, reading: reading)
    }

    static func loudspeaker(_ status: AudioStatus, reading: LevelReading) -> StyledText {
        caption(status.loudspeaker, reading: reading)
    }

    private static func caption(_ device: AudioStatus.Device, reading: LevelReading) -> StyledText {
        switch device {
        case .closed: StyledText("closed", .faint)
        case .opening: StyledText("opening …", .connecting)
        case .open: StyledText(loudness(reading), .plain)
        case .failed(let error, let retrying):
            StyledText(AudioErrorWording.brief(error) + (retrying ? ", trying again" : ""), .failure)
        }
    }

    private static func loudness(_ reading: LevelReading) -> String {
        reading.rms <= MeterScale.bottom ? "quiet" : NumberWording.decibels(reading.rms)
    }
}
