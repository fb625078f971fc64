import EchoAudio
import Foundation
import Immersion
import ImmersionAdapters
import ProgramHarness

/// A phrase with its sound, of a person or of a voice.
struct SpokenPhrase: Sendable {
    let words: String
    /// A WAV file.
    let sound: Data

    /// Those of the table that there are: recordings are got by scripts/speech.sh, voices by make deps-language.
    ///
    /// - Parameter language: ISO 639-1.
    static func all(_ language: String, byPeople: Bool) async throws -> [SpokenPhrase] {
        let table = BuiltProducts.sourceDirectory.appending(path: "Benchmarks/echo-bench/Local/speech.tsv")
        let rows = String(decoding: try Data(contentsOf: table), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
            .filter { $0[0] == language && ($0[1] != "voice") == byPeople }
        guard !byPeople else { return try rows.compactMap { try recorded($0[1], $0[2]) } }
        return try await spoken(rows.map { $0[2] }, language)
    }

    /// Nil when it is not there.
    private static func recorded(_ file: String, _ words: String) throws -> SpokenPhrase? {
        let file = BuiltProducts.sourceDirectory.appending(path: ".build/speech/\(file)")
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard file.pathExtension == "raw" else { return SpokenPhrase(words: words, sound: data) }
        let samples = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 1, by: 2).map {
                Int16(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self))
            }
        }
        return SpokenPhrase(words: words, sound: WAVFile(samples: samples, sampleRate: 16_000).data)
    }

    private static func spoken(_ texts: [String], _ language: String) async throws -> [SpokenPhrase] {
        guard let room = RoomLanguage(rawValue: language) else { return [] }
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        guard let voice = await InstalledLanguages.offline(in: folder).kit(for: room).voice else { return [] }
        var phrases: [SpokenPhrase] = []
        for text in texts {
            let sound = try await voice.ask(VoiceRequest(text: text, language: room.usualRegion)).answer
            phrases.append(
                SpokenPhrase(words: text, sound: WAVFile(samples: sound.samples, sampleRate: sound.sampleRate).data))
        }
        return phrases
    }
}
