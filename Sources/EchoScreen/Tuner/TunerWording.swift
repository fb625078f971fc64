import Echo
import EchoAudio
import EchoText

/// Words of the panel in which voice detection is tuned.
public enum TunerWording {
    static let title = "Tune voice detection"

    /// A sentence with many sounds, a pause and a soft end.
    static let sentence = "Six friends met at the harbour, had hot soup, and walked home in the snow."

    static func instruction(_ tuner: TunerPresenter) -> Wording {
        switch tuner.stage {
        case .waiting(.room): room(tuner)
        case .waiting(.voice):
            "Now your voice. Press \(key: .open) and read this aloud in your normal voice: “\(sentence)”"
        case .recording(.room): "Recording the room: please stay quiet …"
        case .recording(.voice): "Read this aloud: “\(sentence)”"
        case .failed(.replaced):
            "The microphone changed, but both recordings must use the same one. \(key: .open) tries again."
        case .failed(let error):
            AudioErrorWording.present(error).whatHappened + " \(key: .open) tries again."
        case .judged: tuner.tuning?.problem.map { problem($0) } ?? judged(tuner)
        }
    }

    private static func room(_ tuner: TunerPresenter) -> Wording {
        let closed: Wording = tuner.wasListening ? "The conversation's microphone was closed. " : ""
        return closed
            + "Records five seconds of your room, then five of your voice, with \(tuner.microphone), and finds the best turn detection settings. The recordings stay on this machine and are not saved. Stay quiet and press \(key: .open)."
    }

    private static func judged(_ tuner: TunerPresenter) -> Wording {
        "Best settings for \(tuner.microphone): \(key: .open) applies them."
    }

    /// What is wrong with the recordings, and what to do.
    static func problem(_ problem: VoiceTuningProblem) -> Wording {
        switch problem {
        case .silent:
            "No sound was recorded. Check that the microphone is not muted (by its own switch or by the system) and that it is the right one. \(key: .open) records again."
        case .clipped:
            "The recording is clipping: you are too loud. Lower the microphone level or move farther away. \(key: .open) records again."
        case .voiceInRoom:
            "There was speech while the room was recorded. Wait until it is quiet, and turn off radio and television. \(key: .open) records again."
        case .roomAsLoud:
            "The room is almost as loud as your voice. Move closer to the microphone, use a headset, or turn off noisy devices. \(key: .open) records again."
        case .noSpeech:
            "No voice was heard. Read the sentence aloud while the bar runs. \(key: .open) records again."
        }
    }

    /// What the settings would do to what was recorded.
    static func verdict(
        _ tuning: VoiceTuning, _ settings: TunedVoiceDetection, _ turns: [VoiceTurn]
    ) -> [StyledText] {
        let alarms = tuning.room.turns(settings).count
        let noise =
            alarms == 0
            ? [] : [StyledText("Room noise alone would start \(alarms == 1 ? "a turn" : "\(alarms) turns").", .warning)]
        return [spoken(tuning, turns)] + noise
    }

    private static func spoken(_ tuning: VoiceTuning, _ turns: [VoiceTurn]) -> StyledText {
        guard let first = turns.first, let last = turns.last else {
            return StyledText("No turn detected: you would not be heard.", .failure)
        }
        guard turns.count == 1 else {
            return StyledText("\(turns.count) turns: you would be interrupted mid-sentence.", .warning)
        }
        let spoken = tuning.isSpoken
        let begin = (spoken.firstIndex(of: true) ?? 0) * VoiceActivityDetector.frameLength - first.start
        let lead =
            begin >= 0
            ? "starts \(seconds(begin)) before your first word"
            : "misses \(seconds(-begin)) of your first word"
        guard let end = last.end, let word = spoken.lastIndex(of: true) else {
            return StyledText(
                "One turn: it \(lead) and continues past the end of the recording.", begin >= 0 ? .success : .warning)
        }
        let tail = seconds(max(0, end - (word + 1) * VoiceActivityDetector.frameLength))
        return StyledText(
            "One turn: it \(lead) and ends \(tail) after your last word.", begin >= 0 ? .success : .warning)
    }

    static func label(_ knob: TunerPresenter.Knob) -> String {
        switch knob {
        case .threshold: "Threshold"
        case .prefixPadding: "Prefix padding"
        case .silence: "Silence"
        }
    }

    static func value(_ knob: TunerPresenter.Knob, _ settings: TunedVoiceDetection) -> String {
        switch knob {
        case .threshold: NumberWording.fixed(settings.threshold)
        case .prefixPadding: milliseconds(settings.prefixPadding)
        case .silence: milliseconds(settings.silence)
        }
    }

    /// Which settings act from now on.
    public static func applied(_ settings: TunedVoiceDetection, to microphone: String, _ mode: TurnMode) -> Wording {
        let later = mode == .automatic(.server) ? "" : " They take effect with server VAD."
        return "Tuned for \(microphone): \(summary(settings)).\(later)"
    }

    /// "threshold 0.55, padding 300 ms, silence 650 ms".
    static func summary(_ settings: TunedVoiceDetection) -> String {
        "threshold \(value(.threshold, settings)), padding \(value(.prefixPadding, settings)), "
            + "silence \(value(.silence, settings))"
    }

    private static func milliseconds(_ duration: Duration) -> String {
        "\(Int((duration / .milliseconds(1)).rounded())) ms"
    }

    private static func seconds(_ samples: Int) -> String {
        DurationWording.latency(.microseconds(samples * 1_000_000 / PCM16.sampleRate))
    }
}
