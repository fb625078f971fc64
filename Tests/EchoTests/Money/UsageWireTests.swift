import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What an answer used, in each API's words` {
    private func decode<Value: WireObject>(_ json: String) throws -> Value {
        try Value(JSONValue(parsing: Data(json.utf8)))
    }

    @Test func `Realtime tells of tokens for reasoning`() throws {
        let usage = Usage(
            try decode(
                #"{"total_tokens":60,"input_tokens":10,"output_tokens":50,"output_token_details":{"text_tokens":45,"audio_tokens":5,"reasoning_tokens":30}}"#
            ) as ResponseUsage)
        #expect(usage.reasoningTokens == 30)
        #expect(usage.outputTextTokens == 45)
    }

    @Test func `Responses tell of tokens for reasoning`() throws {
        let usage = Usage(
            try decode(
                #"{"input_tokens":10,"output_tokens":50,"total_tokens":60,"output_tokens_details":{"reasoning_tokens":30}}"#
            ) as ResponsesUsage)
        #expect(usage.reasoningTokens == 30)
        #expect(usage.outputTextTokens == 50)
    }

    @Test func `Chat Completions tell of tokens for reasoning`() throws {
        let usage = Usage(
            try decode(
                #"{"prompt_tokens":10,"completion_tokens":50,"total_tokens":60,"completion_tokens_details":{"reasoning_tokens":30}}"#
            ) as ChatUsage)
        #expect(usage.reasoningTokens == 30)
        #expect(usage.outputTextTokens == 50)
    }

    @Test func `Responses and Chat Completions tell of what was kept`() throws {
        let responses = Usage(
            try decode(
                #"{"input_tokens":100,"output_tokens":5,"total_tokens":105,"input_tokens_details":{"cached_tokens":40,"cache_write_tokens":30}}"#
            ) as ResponsesUsage)
        #expect((responses.cachedTokens, responses.cacheWriteTokens) == (40, 30))
        let chat = Usage(
            try decode(
                #"{"prompt_tokens":100,"completion_tokens":50,"total_tokens":150,"prompt_tokens_details":{"cache_write_tokens":30,"audio_tokens":20,"image_tokens":10},"completion_tokens_details":{"audio_tokens":40}}"#
            ) as ChatUsage)
        #expect((chat.inputTextTokens, chat.inputAudioTokens, chat.inputImageTokens) == (70, 20, 10))
        #expect((chat.outputTextTokens, chat.outputAudioTokens, chat.cacheWriteTokens) == (10, 40, 30))
    }

    @Test func `Realtime tells of images`() throws {
        let usage = Usage(
            try decode(
                #"{"total_tokens":60,"input_tokens":50,"output_tokens":10,"input_token_details":{"audio_tokens":20,"image_tokens":10,"cached_tokens":8,"cached_tokens_details":{"image_tokens":8}}}"#
            ) as ResponseUsage)
        #expect((usage.inputTextTokens, usage.inputAudioTokens, usage.inputImageTokens) == (20, 20, 10))
        #expect(usage.cachedImageTokens == 8)
        #expect(usage.totalTokens == 60)
    }

    @Test func `a transcription tells its time, or its tokens`() throws {
        let time = Usage(TranscriptionUsage.duration(TranscriptionDuration(seconds: 3.2)))
        #expect(time.duration == .milliseconds(3200))
        #expect(time.totalTokens == 0)
        let tokens = Usage(
            TranscriptionUsage.tokens(
                TranscriptionTokens(
                    totalTokens: 22, inputTokens: 13, outputTokens: 9,
                    inputTokenDetails: .init(textTokens: 3, audioTokens: 10))), heard: .seconds(1))
        #expect((tokens.inputTextTokens, tokens.inputAudioTokens, tokens.outputTextTokens) == (3, 10, 9))
        #expect(tokens.duration == .seconds(1))
    }

    @Test func `numbers that are none break no sum`() throws {
        let usage = Usage(
            try decode(#"{"input_tokens":9223372036854775807,"output_tokens":-5,"total_tokens":1}"#) as ResponsesUsage)
        #expect((usage + usage).inputTextTokens == 2_000_000_000_000)
        #expect(usage.outputTextTokens == 0)
        #expect(Usage(TranscriptionUsage.duration(TranscriptionDuration(seconds: .nan))).duration == .zero)
    }

    @Test func `everything adds up`() {
        var one = Usage()
        (one.cacheWriteTokens, one.inputImageTokens, one.cachedImageTokens) = (1, 2, 3)
        (one.duration, one.characters, one.webSearches) = (.seconds(4), 5, 6)
        let sum = one + one
        #expect((sum.cacheWriteTokens, sum.inputImageTokens, sum.cachedImageTokens) == (2, 4, 6))
        #expect((sum.duration, sum.characters, sum.webSearches) == (.seconds(8), 10, 12))
        #expect(sum.totalTokens == 4)
    }

    @Test func `tokens for reasoning add up`() {
        var (one, two) = (Usage(), Usage())
        (one.reasoningTokens, two.reasoningTokens) = (30, 12)
        #expect((one + two).reasoningTokens == 42)
    }
}
