import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `The server holds connections` {
    @Test func `a spoken turn goes over the wire`() async throws {
        let recogniser = ScriptedRecognizer("what time is it")
        let recording = try await LoopbackServer.talk(LoopbackServer.configuration(recognizer: recogniser)) { client in
            let input = SessionAudioInput(transcription: .value(Transcription(model: "whisper-1")))
            try await client.send(
                .sessionUpdate(SessionUpdate(session: SessionObject(audio: SessionAudio(input: input)))))
            try await client.until("session.updated")
            let sound =
                SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200)
                + SpokenSound.quiet(milliseconds: 600)
            for start in stride(from: 0, to: sound.samples.count, by: 480) {
                let piece = PCM16(Array(sound.samples[start..<start + 480]))
                try await client.send(
                    .inputAudioBufferAppend(InputAudioBufferAppend(audio: piece.littleEndianData)))
            }
            try await client.until("rate_limits.updated")
            return client.recording
        }

        let types = recording.compactMap { $0.event["type"]?.string }
        #expect(types.contains("conversation.item.input_audio_transcription.completed"))
        let done = recording.last { $0.event["type"] == "response.done" }?.event
        #expect(
            done?["response"]?["output"]?[0]?["content"]?[0]?["transcript"] == "You said: what time is it")
        #expect(try await WireCheck.failures(in: recording).isEmpty)
    }

    @Test func `what is no event is answered, and the session goes on`() async throws {
        let codes = try await LoopbackServer.talk(LoopbackServer.configuration()) { client in
            try await client.send(text: "{nonsense")
            try await client.send(binary: Data([1, 2, 3]))
            try await client.send(text: #"{"type":"session.update","session":{"type":"realtime"}}"#)
            return try await client.until("session.updated").map { $0.json["error"]?["code"]?.string }
        }

        #expect(codes == ["invalid_event", "invalid_event", nil])
    }

    @Test func `a message beyond all measure closes the connection`() async throws {
        let close = try await LoopbackServer.talk(LoopbackServer.configuration()) { client in
            try? await client.send(text: String(repeating: " ", count: 21 << 20))
            return try await client.closing()
        }

        #expect(close.code == 1009)
    }

    @Test func `a session that is over is closed`() async throws {
        let (events, close) = try await LoopbackServer.run(
            LoopbackServer.configuration(sessionLimit: .milliseconds(200))
        ) { port in
            let client = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
            let events = try await client.until("error")
            return (events, try await client.closing())
        }

        #expect(events.last?.json["error"]?["code"] == "session_expired")
        #expect(close.code == 1001)
        #expect(close.reason == "Your session hit the maximum duration of 60 minutes.")
    }

    @Test func `a server that stops says so to everyone`() async throws {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = Task {
            try await LocalServer(configuration: LoopbackServer.configuration()).run { port.yield($0) }
        }
        var clients: [RealtimeTestClient] = []
        for await port in ports {
            for _ in 0..<20 { clients.append(try await .connect(port: port, token: LoopbackServer.token)) }
            break
        }
        for client in clients { try await client.until("session.created") }

        server.cancel()

        for client in clients { #expect(try await client.closing().code == 1001) }
        _ = await server.result
    }

    @Test func `many talk at once, each in a conversation of its own`() async throws {
        let answers = try await LoopbackServer.run(LoopbackServer.configuration()) { port in
            try await withThrowingTaskGroup(of: String?.self) { group in
                for number in 0..<50 {
                    group.addTask { try await Self.ask("number \(number)", port: port) }
                }
                return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
            }
        }

        #expect(answers == Set((0..<50).map { "You said: number \($0)" }))
    }

    @Test func `who does not read is given up`() async throws {
        let long = ScriptedBrain { _ in .parts(Array(repeating: .text(String(repeating: "la ", count: 600)), count: 30))
        }
        let configuration = LoopbackServer.configuration(
            brain: long, synthesizer: ScriptedSynthesizer(millisecondsPerCharacter: 100),
            writeTimeout: .milliseconds(300))
        let isClosed = try await LoopbackServer.talk(configuration) { client in
            try await client.send(.responseCreate(ResponseCreate()))
            try await client.stopReading()
            try await Task.sleep(for: .seconds(2))
            // What was in flight is read to its end; no close frame could be delivered.
            try await client.goOnReading()
            return try await client.closing().code == nil
        }

        #expect(isClosed)
    }

    @Test func `bad events without end of who does not read harm nobody`() async throws {
        let configuration = LoopbackServer.configuration(writeTimeout: .milliseconds(300))
        let answer = try await LoopbackServer.run(configuration) { port in
            let flooder = try RawHTTPConnection(port: port, receiveBuffer: 4096)
            try await flooder.send(
                "GET /v1/realtime HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(LoopbackServer.token)\r\n"
                    + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
            let bad = Data([0x81, 0x82, 0, 0, 0, 0] + "{]".utf8)
            let flood = Data((0..<100).flatMap { _ in bad })
            // Until the server has closed: it does not wait for who takes no answers.
            async let events = {
                var count = 0
                while (try? await flooder.send(flood)) != nil { count += 100 }
                return count
            }()
            let answer = try await Self.ask("still there?", port: port)
            #expect(await events > 1_000)
            return answer
        }

        #expect(answer == "You said: still there?")
    }

    private static func ask(_ text: String, port: Int) async throws -> String? {
        let client = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
        let session = SessionObject(outputModalities: ["text"])
        try await client.send(.sessionUpdate(SessionUpdate(session: session)))
        let item = MessageItem(role: "user", content: [.inputText(text: text)])
        try await client.send(.conversationItemCreate(ConversationItemCreate(item: .message(item))))
        try await client.send(.responseCreate(ResponseCreate()))
        let events = try await client.until("response.done")
        // It spoke at once and was still not heard before its session was there.
        #expect(events.first?.type == "session.created")
        return events.last?.json["response"]?["output"]?[0]?["content"]?[0]?["text"]?.string
    }
}
