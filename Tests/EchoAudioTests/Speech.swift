import EchoAudio
import Foundation

/// Speech for the detector: flite's when the program is there, else bursts that have what speech has.
enum Speech {
    /// 24 kHz mono, peak about −6 dBFS, silence trimmed.
    static func sentence(_ text: String, voice: String) throws -> [Int16] {
        let spoken = try flite(text, voice) ?? synthetic(syllables: text.count / 4)
        let first = spoken.firstIndex { $0.magnitude > 300 } ?? 0
        let last = spoken.lastIndex { $0.magnitude > 300 } ?? 0
        let peak = Double(spoken.map(\.magnitude).max() ?? 1)
        return spoken[first...last].map { Int16(Double($0) * 16_000 / peak) }
    }

    private static func flite(_ text: String, _ voice: String) throws -> [Int16]? {
        let program = URL(filePath: "/usr/bin/flite")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        let file = FileManager.default.temporaryDirectory.appending(path: "speech-\(UUID().uuidString).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = try Process.run(program, arguments: ["-voice", voice, "-t", text, "-o", file.path])
        process.waitUntilExit()
        let wav = try WAVFile(Data(contentsOf: file))
        let resampler = try Resampler(from: wav.sampleRate, to: 24_000)
        return resampler.process(wav.mono) + resampler.flush()
    }

    /// Vowels of a gliding pitch, each rising and falling, with hiss between them.
    private static func synthetic(syllables: Int) -> [Int16] {
        var sound: [Int16] = []
        for syllable in 0..<max(syllables, 1) {
            let hiss = Sound.noise(amplitude: 0.08, frames: 1_200, seed: UInt64(syllable + 1))
            let vowel = (0..<4_320).map { frame -> Int16 in
                let time = Double(frame) / 24_000
                let pitch = 120 + 30 * sin(Double(syllable)) + 80 * time
                let harmonics = (1...20).reduce(0.0) { $0 + sin(2 * .pi * pitch * Double($1) * time) / Double($1) }
                return Int16(harmonics * sin(.pi * time / 0.18) * 6_000)
            }
            sound += hiss + vowel
        }
        return sound
    }
}
