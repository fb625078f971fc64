import EchoAudio
import Foundation
import ProgramHarness

/// Sentences that synthetic voices speak, at 24 kHz.
enum SpokenSentence {
    /// Every voice speaks every text.
    /// - Parameter voices: flite's: `slt`, `rms`, `awb`, `kal16`, `kal`.
    static func all(_ texts: [String], voices: [String]) async throws -> [[Double]] {
        var spoken: [[Double]] = []
        for text in texts { for voice in voices { spoken.append(try await flite(text, voice: voice)) } }
        return spoken
    }

    static func flite(_ text: String, voice: String) async throws -> [Double] {
        try read(try await FliteSpeech.file(saying: text, voice: voice))
    }

    /// By espeak-ng, whose voices are not flite's.
    /// - Parameter voice: such as `en-us+f3`.
    static func espeak(_ text: String, voice: String, pitch: Int, pace: Int) throws -> [Double] {
        let file = FileManager.default.temporaryDirectory.appending(path: "lesson-\(UUID().uuidString).wav")
        let espeak = Process()
        espeak.executableURL = URL(filePath: "/usr/bin/env")
        espeak.arguments = ["espeak-ng", "-v", voice, "-p", "\(pitch)", "-s", "\(pace)", "-w", file.path, text]
        try espeak.run()
        espeak.waitUntilExit()
        return try read(file)
    }

    private static func read(_ file: URL) throws -> [Double] {
        defer { try? FileManager.default.removeItem(at: file) }
        let spoken = try WAVFile(Data(contentsOf: file))
        let resampler = try Resampler(from: spoken.sampleRate, to: PCM16.sampleRate)
        return (resampler.process(spoken.mono) + resampler.flush()).map(Double.init)
    }
}
