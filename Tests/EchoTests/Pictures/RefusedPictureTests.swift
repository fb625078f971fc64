import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The person shows a picture to a model that takes none` {
    private static let words = "This model does not support image input."
    private static let refusal = #"{"error":{"message":"\#(words)","type":"invalid_request_error"}}"#

    private func prompt(_ names: [String]) throws -> AnswerPrompt {
        var prompt = AnswerPrompt.hello
        prompt.model = "good-model"
        for name in names {
            prompt.entries.append(.picture(try SamplePicture.picture(name), of: nil))
        }
        return prompt
    }

    private func hidden(_ parts: [AnswerPart]) -> [[String]] {
        parts.compactMap { part in
            if case .leftOut(let left) = part, left.option == .pictures { left.tools } else { nil }
        }
    }

    private func hasPicture(_ request: PuppetHTTPRequest) -> Bool {
        let text = String(decoding: request.json?.data ?? Data(), as: UTF8.self)
        return text.contains("base64")
    }

    @Test func `and the text is answered without it, which is told once, and it is never sent again`() async throws {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        let bench = try await RESTBench { request in
            String(decoding: request.json?.data ?? Data(), as: UTF8.self).contains("base64")
                ? PuppetHTTPStep.answer(400, Self.refusal) : PuppetHTTPStep.events([answer])
        }
        let service = bench.chat

        let first = try await bench.parts(service, prompt(["a.png"]))
        let second = try await bench.parts(service, prompt(["a.png"]))
        let third = try await bench.parts(service, prompt(["a.png", "b.png"]))

        #expect(AnswerSummary(first).end == .completed)
        #expect(
            first.contains(
                .leftOut(LeftOutOption(.pictures, model: "good-model", reason: Self.words, tools: ["a.png"]))))
        #expect([hidden(first), hidden(second), hidden(third)] == [[["a.png"]], [], [["b.png"]]])
        #expect(bench.server.requests.map(hasPicture) == [true, false, false, false])
        let content = bench.server.requests.last?.json?["messages"]?.array?.last?["content"]?.string
        #expect(content?.contains("[picture a.png, 12 × 8, not shown to this model]") == true)
        await bench.transport.shutdown()
    }

    @Test func `over the Responses API, too`() async throws {
        let answer = String(decoding: try WireExamples.data("responses-text.sse"), as: UTF8.self)
        let bench = try await RESTBench { request in
            String(decoding: request.json?.data ?? Data(), as: UTF8.self).contains("base64")
                ? PuppetHTTPStep.answer(400, Self.refusal) : PuppetHTTPStep.events([answer])
        }
        let parts = try await bench.parts(bench.responses, prompt(["a.png"]))
        #expect(hidden(parts) == [["a.png"]])
        #expect(bench.server.requests.map(hasPicture) == [true, false])
        await bench.transport.shutdown()
    }

    private static let refusals: [(String, Int)] = [
        (words, 400), ("Invalid content type. image_url is only supported by certain models.", 400),
        ("No endpoints found that support image input", 404),
        ("image input is not supported - hint: if this is unexpected, you may need to provide the mmproj", 500),
        ("this model is missing data required for image input", 500),
        ("At most 0 image(s) may be provided in one request.", 400),
        ("Failed to deserialize: messages[1]: unknown variant `image_url`, expected `text`", 422),
        ("messages[1].content must be a string", 400),
        ("llama-3 is not a multimodal model: images are not supported", 400),
    ]

    @Test(arguments: refusals) func `and the refusal is understood`(words: String, status: Int) {
        let error = RESTRefusal(message: words).echoError(status: status)
        #expect(RequestOption.refused(by: error, of: [.pictures, .usage]) == [.pictures])
        #expect(RequestOption.refused(by: error, of: [.usage]).isEmpty)
    }

    @Test(arguments: [
        "You uploaded an unsupported image. Please make sure your image is valid.",
        "Unsupported image format: image/webp", "The image is too large.", "Unknown parameter: 'tools'.",
        "Unknown parameter: 'messages[0].content[1].image_url.detail'.",
    ])
    func `but one picture that is wrong is another matter`(words: String) {
        let error = EchoError.server(code: nil, message: words, parameter: nil)
        #expect(!RequestOption.refused(by: error, of: [.pictures]).contains(.pictures))
    }

    @Test func `and only a model that is known to read text alone is not tried`() throws {
        var told = Model("told")
        #expect(told.maySee && !told.sees)
        told.input = [.text]
        #expect(!told.maySee)
        var read = Model("read")
        try read.read(["context": 8000])
        #expect(read.maySee)
        try read.read(["in": ["text"]])
        #expect(!read.maySee)
    }
}
