import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Free speech on this machine` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A program that stands where `make deps-whisper` puts Whisper.
    private func hearing(_ body: String) throws -> WhisperHearing {
        let script = """
            import json, sys
            while line := sys.stdin.buffer.readline():
                question = json.loads(line)
                sound = sys.stdin.buffer.read(2 * question["samples"])
                answer = \(body)
                sys.stdout.buffer.write(answer.encode() + b"\\0")
                sys.stdout.buffer.flush()
            """
        try FileManager.default.createDirectory(
            atPath: folder.path + "/whisper", withIntermediateDirectories: true)
        try Data(script.utf8).write(to: URL(filePath: folder.path + "/whisper/hear-freely.py"))
        return try WhisperHearing(folders: [folder.path])
    }

    private func request(_ choices: [String] = [], reference: String? = nil, seconds: Int = 1) -> HearingRequest {
        let sound = SpokenSound(samples: Array(repeating: 100, count: 24_000 * seconds), sampleRate: 24_000)
        return HearingRequest(sound: sound, language: "ja-JP", choices: choices, reference: reference)
    }

    @Test func `Sound and language reach the program, one question after the other`() async throws {
        let hearing = try hearing(
            "json.dumps({'text': f\" {question['language']} {len(sound)} {question['hint']} \"})")

        for _ in 0..<2 {
            let heard = try await hearing.hear(request(["コーヒー", "お茶"]))
            let words = heard.text.split(separator: " ")
            #expect(words.first == "ja" && words.suffix(2) == ["コーヒー", "お茶"])
            #expect(abs((Int(words[1]) ?? 0) - 32_000) < 200)
        }
    }

    @Test func `What was said in another language is not written down, and its language is told`() async throws {
        let other = try await hearing("json.dumps({'text': 'Guten Tag', 'spoken': 'de'})").hear(request())
        #expect(other.text.isEmpty && other.otherLanguage == "de")
        let same = try await hearing("json.dumps({'text': 'Hai'})").hear(request())
        #expect(same.text == "Hai" && same.otherLanguage == nil)
    }

    @Test func `What it cannot do, and answers that are none, are errors`() async throws {
        let hearing = try hearing("json.dumps({'error': 'the model is damaged'})")
        await #expect(throws: ProviderError.invalidAnswer(reason: "the model is damaged")) {
            try await hearing.hear(request())
        }
        await #expect(throws: ProviderError.unsupported(what: "an assessment of how it was said")) {
            try await hearing.hear(request(reference: "hola"))
        }
        await #expect(throws: ProviderError.unsupported(what: "a recording of more than half a minute")) {
            try await hearing.hear(request(seconds: 31))
        }
        let mute = try self.hearing("'<html>'")
        await #expect(throws: ProviderError.invalidAnswer(reason: "it is not JSON")) { try await mute.hear(request()) }
        let dying = try self.hearing("sys.exit(3)")
        await #expect(throws: ProviderError.brokenOff) { try await dying.hear(request()) }
        #expect(throws: ProviderError.notInstalled(part: "Whisper")) { try WhisperHearing(folders: ["/nowhere"]) }
    }

    @Test(
        .enabled(if: Installed.whisper && Installed.pico, "make deps-whisper or make deps-language was not run"),
        arguments: [RoomLanguage.spanish, .french, .german])
    func `The model writes down most of what a voice of this machine says`(language: RoomLanguage) async throws {
        let (hearing, voice) = (try WhisperHearing(), try PicoVoice())
        var (wrong, all) = (0, 0)
        for text in try #require(UnrelatedSentences.all[language]) {
            let sound = try await voice.speak(VoiceRequest(text: text, language: language.usualRegion))
            let heard = try await hearing.hear(HearingRequest(sound: sound, language: language.usualRegion))
            let (wanted, words) = (Self.words(text), Self.words(heard.text))
            wrong += wanted.difference(from: words).insertions.count
            all += wanted.count
        }
        #expect(wrong * 4 <= all, "\(wrong) of \(all) words are wrong")
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
