public import Foundation

/// Says a sentence into a file, as a person would into the microphone.
public enum FliteSpeech {
    /// A WAV file, 16 kHz mono. Whoever asked for it removes it.
    /// - Parameter voice: one of flite's: `slt`, `awb`, `rms`, `kal16`.
    public static func file(saying sentence: String, voice: String = "slt") async throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "speech-\(UUID().uuidString).wav")
        try await Subprocess.run("flite", ["-voice", voice, "-t", sentence, "-o", file.path])
        return file
    }
}
