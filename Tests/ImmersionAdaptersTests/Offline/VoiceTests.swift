import EchoAudio
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Voices of this machine` {
    private func isLoud(_ sound: SpokenSound) -> Bool { sound.samples.contains { abs(Int($0)) > 2000 } }

    @Test(.enabled(if: Installed.pico, "SVOX Pico is not built: make deps-language"))
    func `Pico speaks its languages, and slower when it is asked`() async throws {
        let voice = try PicoVoice()
        for (language, text) in [("es-ES", "Hola"), ("fr", "Bonjour"), ("de", "Guten Tag")] {
            let sound = try await voice.speak(VoiceRequest(text: text, language: language))
            #expect(sound.sampleRate == 16_000 && sound.duration > .milliseconds(200) && isLoud(sound))
        }
        let text = "Hola, quisiera un café con leche"
        let usual = try await voice.speak(VoiceRequest(text: text, language: "es"))
        let slow = try await voice.speak(VoiceRequest(text: text, language: "es", pace: 0.6))
        #expect(slow.duration > usual.duration + .milliseconds(500))
        let again = try await voice.speak(VoiceRequest(text: text, language: "es"))
        #expect(abs(again.samples.count - usual.samples.count) < 1600)
        let markup = try await voice.speak(VoiceRequest(text: "<speed level='20'> & \0 </x> \u{202E}", language: "es"))
        #expect(markup.duration < .seconds(20))
        await #expect(throws: ProviderError.unsupported(what: "the voice of es-419")) {
            try await voice.speak(VoiceRequest(text: "hola", language: "es-419"))
        }
        await #expect(throws: ProviderError.unsupported(what: "ja")) {
            try await voice.speak(VoiceRequest(text: "hai", language: "ja"))
        }
    }

    @Test(.enabled(if: Installed.pico, "SVOX Pico is not built: make deps-language"))
    func `Pico lends its voice to several people, lower to men`() async throws {
        let voice = try PicoVoice()
        func pitch(_ person: String?) async throws -> Double {
            let request = VoiceRequest(text: "Mañana por la mañana", language: "es-ES", voice: person)
            return Self.pitch(try await voice.speak(request))
        }

        let (usual, woman, man) = (
            try await pitch(nil), try await pitch("maria_spanish_es"), try await pitch("javier_spanish_es")
        )

        #expect(abs(woman - usual) < 10 && usual > 140)
        #expect(man < 0.85 * woman && man > 70, "\(man) of \(woman) Hz")
        #expect(abs(try await pitch("es-ES-ElviraNeural") - usual) < 10)
    }

    /// Hertz of the loud parts, in the middle: the shift at which a piece is most like itself.
    private static func pitch(_ sound: SpokenSound) -> Double {
        let (samples, frame) = (sound.samples.map(Double.init), sound.sampleRate / 25)
        let lags = sound.sampleRate / 400...sound.sampleRate / 70
        let pitches = stride(from: 0, to: samples.count - frame - lags.upperBound, by: frame).compactMap { start in
            let piece = samples[start..<start + frame]
            guard piece.reduce(0, { $0 + $1 * $1 }) / Double(frame) > 1_000_000 else { return nil as Double? }
            let best = lags.max { likeness($0) < likeness($1) } ?? 1
            func likeness(_ lag: Int) -> Double {
                let pairs = (start..<start + frame).map { (samples[$0], samples[$0 + lag]) }
                let (product, one, other) = pairs.reduce((0.0, 0.0, 0.0)) {
                    ($0.0 + $1.0 * $1.1, $0.1 + $1.0 * $1.0, $0.2 + $1.1 * $1.1)
                }
                return product / (one * other).squareRoot()
            }
            return Double(sound.sampleRate) / Double(best)
        }.sorted()
        return pitches.isEmpty ? 0 : pitches[pitches.count / 2]
    }

    @Test func `Without Pico that is said`() {
        #expect(throws: ProviderError.notInstalled(part: "SVOX Pico")) { try PicoVoice(folders: ["/nowhere"]) }
    }

    @Test(.enabled(if: Installed.has("espeak-ng"), "espeak-ng is not installed"))
    func `eSpeak speaks, but no Chinese characters`() async throws {
        let voice = try EspeakVoice()
        let sound = try await voice.speak(VoiceRequest(text: "-v en; --help Hola", language: "es-MX"))
        #expect(isLoud(sound) && sound.duration > .milliseconds(300))
        await #expect(throws: ProviderError.unsupported(what: "Chinese characters in Japanese")) {
            try await voice.speak(VoiceRequest(text: "水をください", language: "ja"))
        }
        #expect(isLoud(try await voice.speak(VoiceRequest(text: "みず", language: "ja-JP"))))
    }

    @Test(.enabled(if: Installed.japanese, "Open JTalk or its voice is not installed"))
    func `Open JTalk speaks Japanese`() async throws {
        let sound = try await OpenJTalkVoice().speak(VoiceRequest(text: "水をください", language: "ja"))
        #expect(sound.sampleRate == 48_000 && isLoud(sound))
    }

    @Test(.enabled(if: MP3Decoder() != nil, "libmpg123 is not installed"))
    func `MP3 is read, and garbage is none`() throws {
        let decoder = try #require(MP3Decoder())
        let data = try WireFixture.data("Sound/hola.mp3")
        let sound = try #require(decoder.decode(data))
        #expect(sound.sampleRate == 22_050 && isLoud(sound))
        #expect(decoder.decode(Data()) == nil && decoder.decode(Data("<html>".utf8)) == nil)
        #expect(decoder.decode(Data(repeating: 0xFF, count: 100_000)) == nil)
        var state: UInt64 = 7
        for _ in 0..<200 {
            var broken = data
            for _ in 0..<20 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                broken[Int(state >> 33) % broken.count] = UInt8(truncatingIfNeeded: state >> 50)
            }
            if let sound = decoder.decode(broken) { #expect(sound.samples.count <= MP3Decoder.mostSamples) }
            _ = decoder.decode(broken.prefix(Int(state >> 33) % broken.count))
        }
    }

    @Test func `What is missing is named, with what that costs`() {
        let none = LanguageParts.installed(folders: ["/nowhere"], dictionaries: "/nowhere", apertium: "/nowhere")
        #expect(none.missing.map(\.name).contains("dictionary Spanish–English"))
        #expect(none.missing.map(\.name).contains("SVOX Pico") && none.missing.allSatisfy { !$0.lack.isEmpty })
        #expect(LanguageParts.installed().parts.count == none.parts.count)
        // What cannot be installed is named as well, with what can be done.
        let japanese = none.missing(for: .japanese).map(\.name)
        #expect(japanese.contains("Whisper (make deps-whisper)") && japanese.contains("correcting Japanese"))
        #expect(!none.missing(for: .spanish).map(\.name).contains("correcting Japanese"))
    }
}
