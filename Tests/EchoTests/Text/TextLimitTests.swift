import EchoWire
import Foundation
import Testing

@testable import Echo

/// How long a written answer may be, and that stopping one is told.
@Suite struct `A written answer` {
    private func limit(_ wanted: Int?, of model: Int?) -> Int? {
        var settings = SessionSettings()
        settings.maximumOutputTokens = wanted
        return TextSession(model: "m", settings: settings, idPrefix: "t", outputLimit: model).prompt.maximumOutputTokens
    }

    @Test func `has no limit when none is wanted`() {
        #expect(limit(nil, of: 2048) == nil)
        #expect(limit(4096, of: nil) == 4096)
        #expect(limit(4096, of: 2048) == 2048)
        #expect(limit(100, of: 2048) == 100)
    }

    @Test func `tells of every answer that was stopped`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.user(.interrupt)
        #expect(script.events.contains(.assistantInterrupted(itemID: "", heard: .zero)))
        script.user(.send(text: "again"))
        script.model(.text(itemID: "m", delta: "Well"))
        script.user(.interrupt)
        #expect(script.events.contains(.assistantInterrupted(itemID: script.messages.last?.id ?? "", heard: .zero)))
    }

    @Test(arguments: [
        (#"{"id":"m","max_model_len":32768}"#, 32_768, nil),
        (#"{"id":"m","meta":{"n_ctx_train":8192}}"#, 8192, nil),
        (#"{"id":"m","context_length":200000,"top_provider":{"max_completion_tokens":64000}}"#, 200_000, 64_000),
        (#"{"id":"m","object":"model"}"#, nil, nil),
    ])
    func `knows what servers tell of a model`(json: String, context: Int?, output: Int?) throws {
        let limits = ModelLimits(try JSONValue(parsing: Data(json.utf8)))
        #expect(limits == ModelLimits(context: context, output: output))
    }

    @Test func `asks the server once for a model that nobody knows`() async {
        let (asked, counter) = AsyncStream.makeStream(of: Void.self)
        let book = ModelBook(windows: .published) { (_) throws(EchoError) in
            counter.yield()
            return ["data": [["id": "llama", "max_model_len": 32_768]]]
        }
        #expect(await book.window(of: "gpt-5-mini") == ContextWindows.published["gpt-5-mini"])
        #expect(await book.window(of: "llama") == ContextWindow(size: 32_768))
        #expect(await book.window(of: "llama") == ContextWindow(size: 32_768))
        #expect(await book.window(of: "nobody") == ContextWindows.published.standard)
        counter.finish()
        var count = 0
        for await _ in asked { count += 1 }
        #expect(count == 1)
    }
}
