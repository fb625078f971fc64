import Echo
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

/// Recorded from a real server over real sockets, then played without one.
@Suite struct `A cassette is recorded` {
    private static let secret = LoopbackServer.token

    private func converse(_ echo: Echo, _ mode: ConversationMode, _ loudspeaker: ManualLoudspeaker) async throws {
        let conversation = try await echo.startConversation(mode: mode)
        try await conversation.send("hello")
        #expect(
            await eventually {
                let last = await conversation.allMessages.last
                return last?.role == .assistant && last?.isFinal == true
            })
        if mode == .audio { #expect(await eventually { loudspeaker.wholeItems.count == 1 }) }
        await conversation.close()
    }

    private func record(_ mode: ConversationMode) async throws -> CassetteRecorder {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            // Known to be there: a list of models would be in the recording.
            configuration.additionalModels = [configuration.realtimeModel, configuration.responsesModel]
            let recorder = CassetteRecorder(
                realtime: try RealtimeTransport(
                    url: configuration.baseURL, model: configuration.realtimeModel, key: Self.secret),
                hiding: [Self.secret])
            let loudspeaker = ManualLoudspeaker()
            let echo = Echo(
                key: Self.secret, configuration: configuration, loudspeaker: loudspeaker, realtimeTransport: recorder,
                httpTransport: recorder)
            try await converse(echo, mode, loudspeaker)
            return recorder
        }
    }

    private func play(_ cassettes: [Cassette], _ mode: ConversationMode) async throws {
        // From a file, as it would be.
        let read = try cassettes.map { try Cassette(parsing: $0.data) }
        let player = try CassettePlayer(read)
        let loudspeaker = ManualLoudspeaker()
        let echo = Echo(
            key: "another", loudspeaker: loudspeaker, realtimeTransport: player, httpTransport: player)
        try await converse(echo, mode, loudspeaker)
        try await player.finish()
        #expect(player.departures.isEmpty)
    }

    @Test func `of a conversation by voice, its sound in it, and plays`() async throws {
        let recorder = try await record(.audio)

        #expect(recorder.connections.count == 1)
        #expect(recorder.isWhole)
        let sound = recorder.connections.flatMap(\.entries).filter {
            guard case .server(let event, nil) = $0.content else { return false }
            return event["type"] == "response.output_audio.delta" && event["delta"]?.string?.isEmpty == false
        }
        #expect(!sound.isEmpty)
        try await play(recorder.connections, .audio)
    }

    @Test func `of a conversation in writing, and plays`() async throws {
        let recorder = try await record(.text)

        #expect(recorder.connections.isEmpty)
        #expect(!recorder.requests.entries.isEmpty)
        try await play([recorder.requests], .text)
    }

    @Test func `without keys, wherever they stand`() async throws {
        let answer: JSONValue = [
            "echo": "Bearer sk-1234", "authorization": "Basic abc", "list": [["api_key": "other"], "sk-1234 again"],
        ]
        let recorder = CassetteRecorder(
            realtime: ScriptedRealtimeTransport(),
            http: ScriptedHTTPTransport(HTTPExchange(reply: .json(answer))), hiding: ["sk-1234", ""])
        let response = try await recorder.send(
            HTTPRequest(
                method: "POST", url: "https://example.com/v1/responses?key=sk-1234",
                headers: ["authorization": "Bearer sk-1234"], body: Data(#"{"note":"sk-1234","token":"t"}"#.utf8)))
        var body = Data()
        for try await piece in response.body { body.append(piece) }

        #expect(try JSONValue(parsing: body) == answer)
        let text = String(decoding: recorder.requests.data, as: UTF8.self)
        for secret in ["sk-1234", "Basic abc", "other"] { #expect(!text.contains(secret)) }
        #expect(text.contains(#""http":"POST /v1/responses""#))
        #expect(text.contains(#""note":"‹hidden›""#))
        #expect(text.contains(#""token":"‹hidden›""#))
    }
}
