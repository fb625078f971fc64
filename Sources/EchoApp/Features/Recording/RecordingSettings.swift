import EchoScreen

/// How a recording is written.
extension SettingsTable {
    static let recordings = [
        Setting.choice(
            .recordingCut, "Recording files", slash: "recording-files",
            "Record to one file (whole), or to a new file for each turn (turns).",
            in: .sound, acts: .screen, at: \.sound.recordingCut
        )
        .alias("recording")
    ]
}
