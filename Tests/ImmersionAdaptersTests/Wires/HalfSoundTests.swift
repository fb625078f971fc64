import EchoAudio
import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Half a sound is no sound` {
    private let request = VoiceRequest(text: "Hola", language: "es")

    private func error(_ steps: [PuppetHTTPStep]) async throws -> [ProviderError?] {
        let key = try #require(ProviderKey("k"))
        var errors: [ProviderError?] = []
        for index in 0..<3 {
            let server = try await WireServer { _ in steps }
            let voices: [any VoiceProtocol] = [
                ElevenLabsVoice(server.wire, address: server.address, key: key, decoder: MP3Decoder()),
                AzureVoice(server.wire, address: server.address, key: key),
                OpenAIVoice(server.wire, address: server.address, key: key),
            ]
            do throws(ProviderError) {
                _ = try await voices[index].speak(request)
                errors.append(nil)
            } catch {
                errors.append(error)
            }
        }
        return errors
    }

    @Test func `a connection that ends within it is told from its end`() async throws {
        let half: [PuppetHTTPStep] = [
            .head(200, ["content-type": "audio/mpeg", "content-length": "48000"]),
            .body(Data(repeating: 1, count: 900)),
            .cut,
        ]

        #expect(try await error(half).allSatisfy { $0 == .brokenOff })
    }

    @Test func `nothing, and a text that calls itself sound, are refused`() async throws {
        for body in ["", #"{"detail":"no"}"#] {
            let steps: [PuppetHTTPStep] = [.head(200, ["content-type": "audio/mpeg"]), .body(Data(body.utf8)), .end]
            for error in try await error(steps) {
                guard case .invalidAnswer? = error else {
                    Issue.record("\(body): \(String(describing: error))")
                    continue
                }
            }
        }
    }

    @Test func `a WAV file may end early: what is there is heard, a header alone is not`() throws {
        let whole = WAVFile(samples: Array(repeating: 5, count: 1_000), sampleRate: 16_000).data

        let half = try? SoundBody.wav(whole.prefix(whole.count / 2))
        #expect(half.map { $0.samples.count <= 1_000 && $0.samples.allSatisfy { $0 == 5 } } ?? true)
        for length in [0, 1, 12, 43, 44] {
            #expect(throws: ProviderError.self) { try SoundBody.wav(whole.prefix(length)) }
        }
    }
}
