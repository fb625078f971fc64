import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `What the parts do is counted` {
    private func metrics(
        _ configuration: LocalServerConfiguration, _ work: @escaping @Sendable (RESTClient) async throws -> Void
    ) async throws -> String {
        try await RESTClient.talk(configuration) { client in
            try await work(client)
            return try await client.send("GET", "/metrics").text
        }
    }

    @Test func `by part, with how it ended and how long it took`() async throws {
        let brain = ScriptedBrain { prompt in
            guard case .user("fail", _)? = prompt.items.last else {
                return .parts([.delayed(.queued(ahead: 2)), .text("Yes.")])
            }
            return .failure("no")
        }
        let text = try await metrics(LoopbackServer.configuration(brain: brain)) { client in
            for words in ["why", "fail"] {
                _ = try await client.post("/v1/responses", ["model": "m", "input": .string(words)])
            }
            _ = try await client.post(
                "/v1/audio/speech", ["model": "tts-1", "voice": "marin", "input": "Hello.", "response_format": "pcm"])
        }

        #expect(text.contains("\nlocal_part_requests_total{part=\"brain\",outcome=\"done\"} 1\n"))
        #expect(text.contains("\nlocal_part_requests_total{part=\"brain\",outcome=\"failed\"} 1\n"))
        #expect(text.contains("\nlocal_part_requests_total{part=\"voice\",outcome=\"done\"} 1\n"))
        #expect(text.contains("\nlocal_part_requests{part=\"brain\"} 0\n"))
        #expect(text.contains("\nlocal_brain_queued_total 1\n"))
        #expect(text.contains("\nlocal_brain_seconds_count 1\n"))
        #expect(text.contains("\nlocal_voice_seconds_count 1\n"))
        #expect(text.contains("\nlocal_ears_seconds_count 0\n"))
    }

    @Test(arguments: [
        (2, 8 << 30, 32), (1, 1 << 30, 16), (64, 1 << 30, 56), (1, 100 << 20, 1), (200, 100 << 30, 1024),
    ]) func `and sessions are as many as cores and memory bear`(cores: Int, memory: Int, sessions: Int) {
        #expect(SessionRoom(cores: cores, memory: MemoryRoom(available: memory)).sessions == sessions)
    }

    @Test func `where memory is not told, cores decide`() {
        #expect(SessionRoom(cores: 3, memory: MemoryRoom(available: nil)).sessions == 48)
    }
}
