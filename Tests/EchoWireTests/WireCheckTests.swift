import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `What is written passes the published checker` {
    @Test(arguments: WireExamples.names(prefix: "realtime-", suffix: ".jsonl"))
    func `a conversation that went through our types is in order`(_ name: String) async throws {
        let recording = try WireExamples.transcript(name).map { line in
            switch line.direction {
            case .client: WireLine(try ClientEvent(line.event))
            case .server: WireLine(try ServerEvent(line.event))
            }
        }

        #expect(try await WireCheck.failures(in: recording) == [])
    }

    @Test func `every client event we can build is valid`() async throws {
        let settings = SessionObject(
            outputModalities: ["audio"], instructions: "Be brief.",
            audio: SessionAudio(
                input: SessionAudioInput(
                    format: .pcm(rate: 24_000),
                    transcription: .value(Transcription(model: "whisper-1", language: "en")),
                    noiseReduction: .value(NoiseReduction(type: "near_field")),
                    turnDetection: .value(
                        .serverVAD(
                            ServerVAD(
                                threshold: 0.5, prefixPaddingMs: 300, silenceDurationMs: 500, idleTimeoutMs: .cleared,
                                createResponse: true, interruptResponse: true)))),
                output: SessionAudioOutput(format: .pcmu, voice: "marin", speed: 1.25)),
            tools: [.function(FunctionTool(name: "f", description: "d", parameters: ["type": "object"]))],
            toolChoice: .function(name: "f"), maxOutputTokens: .infinite, truncation: "auto", tracing: .null)
        let semantic = SessionObject(
            audio: SessionAudio(
                input: SessionAudioInput(
                    transcription: .cleared, noiseReduction: .cleared,
                    turnDetection: .value(
                        .semanticVAD(SemanticVAD(eagerness: "low", createResponse: false, interruptResponse: false)))),
                output: SessionAudioOutput(format: .pcma, voice: .custom(CustomVoice(id: "voice_1")))),
            tools: [.mcp(MCPTool(serverLabel: "docs", serverURL: "https://example.com/mcp"))], toolChoice: .noTools)
        let message = ConversationItem.message(
            MessageItem(
                id: "item_1", role: "user",
                content: [.inputText(text: "hi"), .inputAudio(audio: Data([0, 0]), transcript: "hi")]))
        let events: [ClientEvent] = [
            .sessionUpdate(SessionUpdate(eventID: "1", session: settings)),
            .sessionUpdate(SessionUpdate(session: semantic)),
            .inputAudioBufferAppend(InputAudioBufferAppend(eventID: "2", audio: Data(count: 960))),
            .inputAudioBufferCommit(InputAudioBufferCommit(eventID: "3")),
            .inputAudioBufferClear(InputAudioBufferClear(eventID: "4")),
            .outputAudioBufferClear(OutputAudioBufferClear(eventID: "5")),
            .conversationItemCreate(ConversationItemCreate(eventID: "6", previousItemID: "root", item: message)),
            .conversationItemCreate(
                ConversationItemCreate(
                    item: .functionCallOutput(FunctionCallOutputItem(callID: "call_1", output: "{}")))),
            .conversationItemCreate(
                ConversationItemCreate(
                    item: .message(MessageItem(role: "assistant", content: [.outputText(text: "hello")])))),
            .conversationItemRetrieve(ConversationItemRetrieve(eventID: "7", itemID: "i")),
            .conversationItemDelete(ConversationItemDelete(eventID: "8", itemID: "i")),
            .conversationItemTruncate(
                ConversationItemTruncate(eventID: "9", itemID: "i", contentIndex: 0, audioEndMs: 120)),
            .responseCreate(ResponseCreate(eventID: "10")),
            .responseCreate(
                ResponseCreate(
                    response: ResponseCreateParameters(
                        conversation: "none", input: [.reference(ItemReference(id: "i")), message],
                        outputModalities: ["text"], audio: ResponseAudio(output: SessionAudioOutput(voice: "cedar")),
                        tools: [], toolChoice: .required, maxOutputTokens: .limited(20), metadata: ["a": "b"]))),
            .responseCancel(ResponseCancel(eventID: "11", responseID: "r")),
        ]

        #expect(try await WireCheck.failures(in: events.map { WireLine($0) }, sequence: false) == [])
        for event in events { #expect(try ClientEvent(parsing: event.data) == event) }
    }

    @Test func `the checker finds what is wrong`() async throws {
        let faulty = SessionObject(
            audio: SessionAudio(output: SessionAudioOutput(speed: 4)), extra: ["temperature": 0.8])

        let failures = try await WireCheck.failures(in: [WireLine(.sessionUpdate(SessionUpdate(session: faulty)))])

        #expect(failures.contains { $0.hasPrefix("1: ") && $0.contains("temperature") })
        #expect(failures.contains { $0.hasPrefix("1: ") && $0.contains("speed") })
    }

    @Test func `the checker finds an answer that does not end`() async throws {
        let transcript = try WireExamples.transcript("realtime-push-to-talk.jsonl")

        let failures = try await WireCheck.failures(in: transcript.filter { $0.event["type"] != "response.done" })

        #expect(failures.contains { $0.contains("never reached response.done") })
    }
}
