import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Types of the REST endpoints agree with the published schemas` {
    @Test(
        arguments: [
            (
                names(ChatRequest(model: "", messages: [])), "CompletionCreateParamsStreaming",
                [
                    "audio", "function_call", "functions", "logit_bias", "logprobs", "modalities", "moderation",
                    "prediction", "prompt_cache_retention", "top_logprobs",
                ]
            ),
            (names(ChatStreamOptions()), "ChatCompletionStreamOptionsParam", []),
            (names(ChatFunction(name: "")), "FunctionDefinition", []),
            (names(JSONSchemaFormat(name: "")), "JSONSchema", []),
            (names(ChatCompletion(choices: [])), "ChatCompletion", ["moderation"]),
            (names(ChatChunk(choices: [])), "ChatCompletionChunk", ["moderation"]),
            (names(ChatChoice(index: 0, message: ChatMessage(role: ""))), "ChatCompletion_Choice", []),
            (names(ChatChunkChoice(index: 0, delta: ChatDelta())), "ChatCompletionChunk_Choice", []),
            (names(ChatDelta()), "ChoiceDelta", ["audio", "function_call"]),
            (names(ChatDeltaToolCall()), "ChoiceDeltaToolCall", []),
            (names(ChatDeltaFunction()), "ChoiceDeltaToolCallFunction", []),
            (names(ChatUsage()), "CompletionUsage", []),
            (names(ChatPromptTokens()), "PromptTokensDetails", []),
            (names(ChatCompletionTokens()), "CompletionTokensDetails", []),
            (names(ChatFunctionCall(name: "", arguments: "")), "ChatCompletionMessageFunctionToolCall_Function", []),
            (names(ChatImageURL(url: "")), "ImageURL", []),
            (names(ChatInputAudio(data: Data(), format: "")), "InputAudio", []),
        ] as [(Set<String>, String, Set<String>)])
    func `an object of Chat Completions knows its fields`(
        _ known: Set<String>, _ definition: String, _ untyped: Set<String>
    ) {
        #expect(known.union(untyped) == WireSchema.properties([definition], of: WireSchema.chat))
        #expect(known.isDisjoint(with: untyped))
    }

    @Test func `a chat message knows the fields of every role`() {
        let roles = ["System", "User", "Assistant", "Tool"].map { "ChatCompletion\($0)MessageParam" }
        let known = names(ChatMessage(role: "")).union(["audio", "function_call"])

        #expect(known == WireSchema.properties(roles + ["ChatCompletionMessage"], of: WireSchema.chat))
    }

    @Test(
        arguments: [
            (names(EmbeddingsRequest(model: "", input: "")), "EmbeddingCreateParams"),
            (names(EmbeddingsResponse(data: [])), "CreateEmbeddingResponse"),
            (names(EmbeddingObject(index: 0, embedding: Embedding(vector: []))), "Embedding"),
            (names(EmbeddingsUsage()), "Usage"),
        ])
    func `an object of embeddings knows its fields`(_ known: Set<String>, _ definition: String) {
        #expect(known == WireSchema.properties([definition], of: WireSchema.embeddings))
    }

    @Test(
        arguments: [
            (names(SpeechRequest(model: "", voice: "", input: "")), "SpeechCreateParams"),
            (names(SpeechAudioDelta(audio: Data())).union(["type"]), "SpeechAudioDeltaEvent"),
            (names(SpeechAudioDone()).union(["type"]), "SpeechAudioDoneEvent"),
            (names(TranscriptionForm(file: "", model: "")), "TranscriptionForm"),
            (names(PlainTranscription(text: "")), "Transcription"),
            (names(VerboseTranscription(language: "", duration: 0, text: "")), "TranscriptionVerbose"),
            (names(DiarizedTranscription(duration: 0, text: "", segments: [])), "TranscriptionDiarized"),
            (names(DiarizedSegment(id: "", start: 0, end: 0, speaker: "", text: "")), "TranscriptionDiarizedSegment"),
            (names(TranscribedWord(word: "", start: 0, end: 0)), "TranscriptionWord"),
            (names(TranscribedSegment(id: 0, start: 0, end: 0, text: "")), "TranscriptionSegment"),
            (names(TranscriptionLanguage(code: "")), "TranscriptionLanguage"),
            (names(TranscriptTextDelta(delta: "")).union(["type"]), "TranscriptionTextDeltaEvent"),
            (names(TranscriptTextDone(text: "")).union(["type"]), "TranscriptionTextDoneEvent"),
            (
                names(TranscriptTextSegment(id: "", start: 0, end: 0, speaker: "", text: "")).union(["type"]),
                "TranscriptionTextSegmentEvent"
            ),
        ])
    func `an object of speech and transcription knows its fields`(_ known: Set<String>, _ definition: String) {
        #expect(known == WireSchema.properties([definition], of: WireSchema.audio))
    }
}
