import EchoText

/// Sentences about recording.
public enum RecordingWording {
    public static func began(_ file: String) -> Wording {
        "Recording both sides to \(file), which only you can read. \(key: .toggleRecording) ends it."
    }

    /// - Parameters:
    ///   - file: the last that was written.
    ///   - count: of files.
    public static func ended(_ file: String, count: Int) -> Wording {
        count > 1
            ? "The recording is in \(String(count)) files, the last of them \(file)."
            : "The recording is in \(file)."
    }

    public static func failed(_ file: String, _ reason: String) -> Wording {
        "\(file): \(reason). Nothing more is recorded; what was written is kept."
    }

    public static func missed(_ length: Duration) -> Wording {
        "The disk was too slow: \(DurationWording.brief(length)) of sound are missing in the recording."
    }

    public static let cutLater: Wording =
        "That holds for the next recording. \(key: .toggleRecording) ends this one."
    public static let unavailable: Wording = "Nothing can be recorded here."
    public static let connecting: Wording = "Recording begins when the assistant is there."
}
