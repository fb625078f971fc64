import EchoText

/// Sentences about recording.
public enum RecordingWording {
    public static func began(_ file: String) -> Wording {
        "Recording both sides to \(file) (readable only by you). \(key: .toggleRecording) stops recording."
    }

    /// - Parameters:
    ///   - file: the last that was written.
    ///   - count: of files.
    public static func ended(_ file: String, count: Int) -> Wording {
        count > 1
            ? "Saved the recording to \(String(count)) files, the last one \(file)."
            : "Saved the recording to \(file)."
    }

    public static func failed(_ file: String, _ reason: String) -> Wording {
        """
        Recording to \(file) failed: \(reason). Anything recorded so far is kept; \(key: .toggleRecording) starts a \
        new one.
        """
    }

    public static func missed(_ length: Duration) -> Wording {
        "The disk was too slow: \(DurationWording.brief(length)) of audio are missing from the recording."
    }

    public static let cutLater: Wording =
        "This applies to the next recording. \(key: .toggleRecording) stops the current one."
    public static let unavailable: Wording = "Recording is not available here."
    public static let connecting: Wording = "Recording starts as soon as the assistant is connected."
}
