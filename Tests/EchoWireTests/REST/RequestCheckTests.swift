import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `What is asked and answered over HTTP passes the published checker` {
    private let weather: JSONValue = [
        "type": "object", "properties": ["city": ["type": "string"]], "required": ["city"],
        "additionalProperties": false,
    ]

    @Test(arguments: WireExamples.names(prefix: "responses-", suffix: ".jsonl"))
    func `a conversation of Responses that went through our types is in order`(_ name: String) async throws {
        let recording = try WireExamples.transcript(name).map { line in
            switch line.direction {
            case .client: WireLine(.client, try ResponsesRequest(line.event).json)
            case .server: WireLine(.server, try ResponsesStreamEvent(line.event).json)
            }
        }

        #expect(try await WireCheck.failures(in: recording, of: .responses) == [])
    }

    @Test(arguments: WireExamples.names(prefix: "chat-", suffix: ".jsonl"))
    func `a conversation of Chat Completions that went through our types is in order`(_ name: String) async throws {
        let recording = try WireExamples.transcript(name).map { line in
            switch line.direction {
            case .client: WireLine(.client, try ChatRequest(line.event).json)
            case .server: WireLine(.server, try ChatChunk(line.event).json)
            }
        }

        #expect(try await WireCheck.failures(in: recording, of: .chat) == [])
    }

    @Test func `every request of Responses we can build is valid`() async throws {
        let items: [ResponsesItem] = [
            .message(ResponsesMessage(role: "developer", content: "Be brief.")),
            .message(
                ResponsesMessage(
                    role: "user",
                    content: [
                        .inputText(text: "hi"), .inputImage(ImageContent(imageURL: "data:,", detail: "auto")),
                        .inputFile(ResponsesFile(fileData: "data:,", filename: "a.pdf")),
                    ])),
            .message(ResponsesMessage(role: "assistant", content: "hello")),
            .message(
                ResponsesMessage(
                    id: "msg_1", status: "completed", role: "assistant",
                    content: [.outputText(text: "hello"), .refusal(refusal: "no")])),
            .reasoning(
                ResponsesReasoning(
                    id: "rs_1", summary: [.summaryText(text: "s")],
                    content: [.reasoningText(TextContent(text: "t"))], encryptedContent: "e")),
            .functionCall(ResponsesFunctionCall(id: "fc_1", callID: "call_1", name: "f", arguments: "{}")),
            .functionCallOutput(ResponsesFunctionCallOutput(callID: "call_1", output: "{}")),
            .functionCallOutput(ResponsesFunctionCallOutput(callID: "call_2", output: [.inputText(text: "4 °C")])),
            .mcpApprovalResponse(MCPApprovalResponseItem(approvalRequestID: "a", approve: true)),
            .reference(ItemReference(id: "msg_0")),
        ]
        let full = ResponsesRequest(
            model: "gpt-5-mini", input: .items(items), instructions: "Be brief.", stream: true,
            streamOptions: ResponsesStreamOptions(includeObfuscation: false), store: false,
            include: ["reasoning.encrypted_content"],
            tools: [
                .function(
                    ResponsesFunctionTool(name: "f", description: "d", parameters: weather, strict: true)),
                .function(ResponsesFunctionTool(name: "g", parameters: .null, strict: false)),
                .mcp(MCPTool(serverLabel: "docs", serverURL: "https://example.com/mcp")),
            ],
            toolChoice: .function(name: "f"), parallelToolCalls: false, maxToolCalls: 3,
            text: ResponsesText(
                format: .jsonSchema(JSONSchemaFormat(name: "n", description: "d", schema: weather, strict: true)),
                verbosity: "low"),
            reasoning: ResponsesReasoningSettings(effort: "low", summary: "auto"), maxOutputTokens: 512,
            temperature: 0.5, topP: 0.9, topLogprobs: 2, metadata: ["a": "b"], serviceTier: "auto",
            truncation: "auto", safetyIdentifier: "u", promptCacheKey: "k", isBackground: false)
        let requests = [
            ResponsesRequest(model: "gpt-5-mini", input: "hi"),
            ResponsesRequest(
                model: "gpt-5-mini", input: ["hi"].items, previousResponseID: "resp_1", stream: true,
                toolChoice: .noTools, text: ResponsesText(format: .text)),
            ResponsesRequest(model: "gpt-5-mini", input: "hi", text: ResponsesText(format: .jsonObject)), full,
        ]

        let recording = requests.map { WireLine(.client, $0.json) }

        #expect(try await WireCheck.failures(in: recording, of: .responses, sequence: false) == [])
        for request in requests { #expect(try ResponsesRequest(JSONValue(parsing: request.json.data)) == request) }
    }

    @Test func `a streamed answer we build is valid and in order`() async throws {
        let request = ResponsesRequest(model: "m", input: "hi", stream: true)
        func response(_ status: String, _ output: [ResponsesItem], _ usage: ResponsesUsage? = nil) -> ResponsesSnapshot
        {
            ResponsesSnapshot(
                response: ResponsesResponse(
                    id: "resp_1", createdAt: 1, status: status, model: "m", output: output, usage: usage,
                    toolChoice: .auto, parallelToolCalls: true))
        }
        func message(_ status: String, _ parts: [ResponsesPart]) -> ResponsesItem {
            .message(ResponsesMessage(id: "msg_1", status: status, role: "assistant", content: .parts(parts)))
        }
        func part(_ text: String) -> ResponsesContentPartChange {
            ResponsesContentPartChange(
                itemID: "msg_1", outputIndex: 0, contentIndex: 0, part: .outputText(text: text))
        }
        let done = message("completed", [.outputText(text: "Hi!")])
        let usage = ResponsesUsage(
            inputTokens: 3, inputTokensDetails: ResponsesInputTokens(cachedTokens: 0, cacheWriteTokens: 0),
            outputTokens: 2, outputTokensDetails: ResponsesOutputTokens(reasoningTokens: 0), totalTokens: 5)
        let events: [ResponsesStreamEvent] = [
            .created(response("in_progress", [])), .inProgress(response("in_progress", [])),
            .outputItemAdded(ResponsesOutputItemChange(outputIndex: 0, item: message("in_progress", []))),
            .contentPartAdded(part("")),
            .outputTextDelta(
                ResponsesTextDelta(itemID: "msg_1", outputIndex: 0, contentIndex: 0, delta: "Hi!", logprobs: [])),
            .outputTextDone(
                ResponsesTextDone(itemID: "msg_1", outputIndex: 0, contentIndex: 0, text: "Hi!", logprobs: [])),
            .contentPartDone(part("Hi!")), .outputItemDone(ResponsesOutputItemChange(outputIndex: 0, item: done)),
            .completed(response("completed", [done], usage)),
        ]

        let recording =
            [WireLine(.client, request.json)]
            + events.enumerated().map { WireLine(.server, $0.element.numbered($0.offset).json) }

        #expect(try await WireCheck.failures(in: recording, of: .responses) == [])
    }

    @Test func `every request of Chat Completions we can build is valid`() async throws {
        let messages = [
            ChatMessage(role: "system", content: "Be brief."),
            ChatMessage(
                role: "user",
                content: [
                    .text(text: "hi"), .imageURL(ChatImageURL(url: "data:,", detail: "low")),
                    .inputAudio(ChatInputAudio(data: Data([0, 0]), format: "wav")),
                ]),
            ChatMessage(
                role: "assistant",
                toolCalls: [
                    .function(
                        ChatFunctionToolCall(id: "call_1", function: ChatFunctionCall(name: "f", arguments: "{}")))
                ]),
            ChatMessage(role: "tool", content: "{}", toolCallID: "call_1"),
            ChatMessage(role: "assistant", content: [.refusal(RefusalContent(refusal: "no"))]),
        ]
        let full = ChatRequest(
            model: "gpt-5-mini", messages: messages, stream: true,
            streamOptions: ChatStreamOptions(includeUsage: true, includeObfuscation: false),
            tools: [.function(ChatFunction(name: "f", description: "d", parameters: weather, strict: true))],
            toolChoice: .function(name: "f"), parallelToolCalls: true,
            responseFormat: .jsonSchema(JSONSchemaFormat(name: "n", schema: weather, strict: true)),
            maxCompletionTokens: 100, maxTokens: 100, temperature: 0.5, topP: 0.9, presencePenalty: 0,
            frequencyPenalty: 0, stop: ["\n"], seed: 7, choiceCount: 1, reasoningEffort: "low", verbosity: "low",
            store: false, metadata: ["a": "b"], serviceTier: "auto", safetyIdentifier: "u", promptCacheKey: "k")
        let requests = [
            full, ChatRequest(model: "m", messages: messages, toolChoice: .noTools, responseFormat: .text),
            ChatRequest(model: "m", messages: messages, toolChoice: .required, responseFormat: .jsonObject),
        ]

        let recording = requests.map { WireLine(.client, $0.json) }

        #expect(try await WireCheck.failures(in: recording, of: .chat, sequence: false) == [])
        for request in requests { #expect(try ChatRequest(JSONValue(parsing: request.json.data)) == request) }
    }

    @Test func `everything of embeddings we can build is valid`() async throws {
        let inputs: [EmbeddingsInput] = ["a", ["a", "b"], .tokens([1]), .tokenLists([[1], [2]])]
        let requests = inputs.map {
            EmbeddingsRequest(model: "text-embedding-3-small", input: $0, encodingFormat: "base64", dimensions: 8)
        }
        let answer = EmbeddingsResponse(
            data: [
                EmbeddingObject(index: 0, embedding: Embedding(vector: [0.5], encoding: .base64)),
                EmbeddingObject(index: 1, embedding: Embedding(vector: [1, 0.1])),
            ], model: "m", usage: EmbeddingsUsage(promptTokens: 1, totalTokens: 1))

        let recording = requests.map { WireLine(.client, $0.json) } + [WireLine(.server, answer.json)]

        #expect(try await WireCheck.failures(in: recording, of: .embeddings, sequence: false) == [])
    }

    @Test func `everything of speech and transcription we can build is valid`() async throws {
        let speech = SpeechRequest(
            model: "gpt-4o-mini-tts", voice: .custom(CustomVoice(id: "voice_1")), input: "hi", instructions: "Warm.",
            responseFormat: "pcm", speed: 4, streamFormat: "sse")
        let form = TranscriptionForm(
            file: "a.wav", model: "whisper-1", language: "en", prompt: "p", responseFormat: "verbose_json",
            stream: false, temperature: 0, timestampGranularities: ["word", "segment"])
        let usage = SpeechUsage(inputTokens: 1, outputTokens: 2, totalTokens: 3)
        let said: [JSONValue] = [
            SpeechStreamEvent.audioDelta(SpeechAudioDelta(audio: Data([0, 0]))).json,
            SpeechStreamEvent.audioDone(SpeechAudioDone(usage: usage)).json,
            TranscriptionStreamEvent.textDelta(TranscriptTextDelta(delta: "a")).json,
            TranscriptionStreamEvent.textDone(TranscriptTextDone(text: "a")).json,
            TranscriptionResponse.plain(PlainTranscription(text: "a")).json,
        ]

        let recording =
            [WireLine(.client, speech.json), WireLine(.client, form.json)] + said.map { WireLine(.server, $0) }

        #expect(try await WireCheck.failures(in: recording, of: .audio, sequence: false) == [])
    }

    @Test(
        arguments: [
            (.responses, ["model": "m", "input": "x", "max_tokens": 3], "max_tokens"),
            (.responses, ["model": "m", "tools": [["type": "function", "name": "f"]]], "parameters"),
            (.chat, ["model": "m", "messages": [["role": "tool", "content": "x"]]], "tool_call_id"),
            (.embeddings, ["model": "m", "input": "x", "dimensions": 0], "dimensions"),
            (.audio, ["model": "m", "voice": "v", "input": "x", "speed": 9], "speed"),
        ] as [(WireCheck.API, JSONValue, String)])
    func `the checker finds what is wrong`(_ api: WireCheck.API, _ request: JSONValue, _ word: String) async throws {
        let failures = try await WireCheck.failures(in: [WireLine(.client, request)], of: api, sequence: false)

        #expect(failures.contains { $0.hasPrefix("1: ") && $0.contains(word) })
    }
}

extension [String] {
    /// Messages of the user.
    fileprivate var items: ResponsesInput {
        .items(map { .message(ResponsesMessage(type: nil, role: "user", content: .text($0))) })
    }
}
