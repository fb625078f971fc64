import EchoApp
import EchoAudio
import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Sound that was received is what its type and its bytes say` {
    private static let noMP3 = Data(
        Array(repeating: Array("ID3\u{3}this is no mp3 at all".utf8), count: 100).flatMap { $0 })
    private static let plain = PCM16((0..<600).map { Int16($0 % 50 * 300) }).littleEndianData

    private func sound(_ data: Data, _ type: String) throws(ProviderError) -> Immersion.SpokenSound {
        try SoundBody.sound(data, type: type, rate: 24_000, decoder: MP3Decoder())
    }

    @Test(arguments: ["audio/mpeg", "audio/pcm", "application/octet-stream", "audio/basic"])
    func `MP3 that is none, a text, a page and what nobody reads are refused`(type: String) throws {
        let bodies = [
            Self.noMP3, Data("The voice is not available today, sorry.".utf8), Data("<html></html>".utf8),
            Data(#"{"error":"no"}"#.utf8), Data("OggS".utf8) + Self.plain, Data("fLaC".utf8) + Self.plain,
            Data("RIFF\0\0\0\0WAVE".utf8),
        ]
        for body in bodies {
            let error = #expect(throws: ProviderError.self) { try sound(body, type) }
            guard case .invalidAnswer? = error else {
                Issue.record("\(body.prefix(8)): \(String(describing: error))")
                continue
            }
        }
    }

    @Test func `plain sound that calls itself MP3 is not played`() {
        #expect(throws: ProviderError.invalidAnswer(reason: "it is not MP3")) { try sound(Self.plain, "audio/mpeg") }
    }

    @Test(.enabled(if: MP3Decoder() != nil, "libmpg123 is not installed"))
    func `MP3 is decoded, whatever it calls itself`() throws {
        let data = try WireFixture.data("Sound/hola.mp3")
        for type in ["audio/mpeg", "audio/mp3; charset=binary", "application/octet-stream", "audio/pcm"] {
            #expect(try sound(data, type).sampleRate == 22_050)
        }
    }

    @Test func `WAV is read with its own rate, and plain sound with the one that its type says`() throws {
        let wav = WAVFile(samples: [5, 6, 7], sampleRate: 16_000).data

        #expect(try sound(wav, "audio/pcm") == Immersion.SpokenSound(samples: [5, 6, 7], sampleRate: 16_000))
        #expect(try sound(Self.plain, "audio/L16; rate=16000").sampleRate == 16_000)
        #expect(try sound(Self.plain, "audio/pcm").sampleRate == 24_000)
    }

    @Test func `what is refused is not kept, and the next one is asked`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try await WireServer { _ in
            [.head(200, ["content-type": "audio/mpeg"]), .body(Self.noMP3), .end]
        }
        let second = try await WireServer { _ in
            [.head(200, ["content-type": "audio/pcm"]), .body(Self.plain), .end]
        }
        let cache = SpeechCache(folder: folder)
        let links = [first, second].enumerated().map { index, server in
            ChainLink("\(index)", OpenAIVoice(server.wire, address: server.address, key: nil))
                .cached(by: cache.link("\(index)"))
        }
        let chain = ProviderChain(
            links: links, purse: ProviderPurse(ProviderBudget(limit: nil)), clock: SystemClock())
        let request = VoiceRequest(text: "Hola", language: "es")

        let spoken = try await chain.ask(request)

        #expect(spoken.by == "1" && spoken.answer.samples.count == 600)
        #expect(first.puppet.requests.count == 1)
        #expect(await cache.sound(for: request, provider: "0") == nil)
        #expect(await cache.sound(for: request, provider: "1") != nil)
    }
}
