import Echo
import EchoTestKit
import Foundation

/// Questions that are asked all at once over HTTP; the server answers each after a pause.
enum FlightBenchmark {
    /// What a server takes before its first word.
    private static let pause = Duration.milliseconds(200)

    static var benchmark: GrowthBenchmark {
        GrowthBenchmark(
            name: "flight", what: "requests in flight at once, answered after 200 ms", reach: "≥ 200 answers a second",
            sizes: (50, 200), unit: .init(size: "requests", rate: "answers/s", worth: 1)
        ) { size in
            let server = PuppetHTTPServer { _ in [.pause(pause)] + PuppetHTTPStep.events(answer) }
            defer { server.close() }
            let echo = try await echo(server)
            let conversations = try await (0..<size).asyncMap { _ in try await echo.startConversation(mode: .text) }
            let events = echo.events
            return try await ContinuousClock().measure {
                for conversation in conversations { try await conversation.send("hello") }
                var answered = 0
                for await event in events {
                    if case .error(let error) = event { throw error }
                    if case .messageFinalized(let message) = event, message.role == .assistant { answered += 1 }
                    if answered == size { return }
                }
            }
        }
    }

    private static func echo(_ server: PuppetHTTPServer) async throws -> Echo {
        var configuration = EchoConfiguration()
        configuration.baseURL = "http://127.0.0.1:\(try await server.start())/v1"
        configuration.dialect = .chatCompletions
        return Echo(key: nil, configuration: configuration)
    }

    private static let answer: [String] = {
        let chunk = { (choice: String) in
            """
            data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1,"model":"gpt-5-mini",\
            "choices":[{"index":0,\(choice)}]}


            """
        }
        return [
            chunk(#""delta":{"role":"assistant","content":"Hi."},"finish_reason":null"#),
            chunk(#""delta":{},"finish_reason":"stop""#), "data: [DONE]\n\n",
        ]
    }()
}

extension Sequence {
    /// One after the other.
    func asyncMap<Result>(_ transform: (Element) async throws -> Result) async throws -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
