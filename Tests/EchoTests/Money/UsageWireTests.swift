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

    @Test func `tokens for reasoning add up`() {
        var (one, two) = (Usage(), Usage())
        (one.reasoningTokens, two.reasoningTokens) = (30, 12)
        #expect((one + two).reasoningTokens == 42)
    }
}
