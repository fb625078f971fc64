import EchoTestKit
import EchoWire
import Foundation

/// Asks `echo-tui serve` what other clients ask it.
struct ServeClient: Sendable {
    private static let question = "what is twelve times seven"
    private static let body = #"{"model":"gpt-5","store":false,"input":"\#(question)"}"#

    let port: Int
    let token: String

    /// How many of `count` are answered in a second, asked by so many at the same time.
    /// - Parameter ask: Asks so often, on one connection.
    func rate(
        of count: Int, _ clients: Int, _ ask: @escaping @Sendable (Int) async throws -> Void
    ) async throws -> Double {
        let each = max(1, count / clients)
        let start = ContinuousClock.now
        try await withThrowingTaskGroup { group in
            for _ in 0..<clients { group.addTask { try await ask(each) } }
            try await group.waitForAll()
        }
        return Double(each * clients) / ((ContinuousClock.now - start) / .seconds(1))
    }

    func listModels(_ times: Int) async throws { try await ask("GET /v1/models", "", times) }

    func askREST(_ times: Int) async throws { try await ask("POST /v1/responses", Self.body, times) }

    /// - Parameter format: `float` or `base64`.
    func embed(_ times: Int, as format: String) async throws {
        let body =
            #"{"model":"text-embedding-3-small","encoding_format":"\#(format)","input":"\#(Self.question)"}"#
        try await ask("POST /v1/embeddings", body, times)
    }

    func session() async throws -> RealtimeTestClient {
        let client = try await RealtimeTestClient.connect(port: port, token: token)
        try await client.until("session.created")
        return client
    }

    /// Turn after turn of one conversation.
    func askRealtime(_ times: Int) async throws {
        let client = try await session()
        try await client.send(
            .sessionUpdate(SessionUpdate(session: SessionObject(outputModalities: ["text"]))))
        for _ in 0..<times {
            let item = MessageItem(role: "user", content: [.inputText(text: Self.question)])
            try await client.send(.conversationItemCreate(ConversationItemCreate(item: .message(item))))
            try await client.send(.responseCreate(ResponseCreate()))
            try await client.until("response.done")
        }
        try await client.close()
    }

    /// What is said in a WAV file, in a language that is told.
    func transcribe(_ file: Data, _ language: String) async throws -> String {
        var body = Data()
        for (name, value) in ["model": "whisper-1", "language": language] {
            body += Data("--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        body += Data("--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.wav\"\r\n\r\n".utf8)
        body += file + Data("\r\n--b--\r\n".utf8)
        let answer = try await post("/v1/audio/transcriptions", "multipart/form-data; boundary=b", body)
        return answer.json["text"]?.string ?? ""
    }

    /// The words of an answer to a question without a past.
    func answer(_ question: String) async throws -> String {
        let asked: JSONValue = ["model": "gpt-5", "store": false, "input": .string(question)]
        let answer = try await post("/v1/responses", "application/json", Data(asked.data))
        return answer.json["output"]?.array?.compactMap { $0["content"]?[0]?["text"]?.string }.joined() ?? ""
    }

    /// As the server counts them for a first question.
    func promptTokens(_ instructions: String, _ question: String) async throws -> Int {
        let asked: JSONValue = [
            "model": "gpt-5", "store": false, "instructions": .string(instructions), "input": .string(question),
        ]
        let answer = try await post("/v1/responses", "application/json", Data(asked.data))
        return answer.json["usage"]?["input_tokens"]?.integer ?? 0
    }

    /// 24 kHz.
    func speech(_ sentence: String) async throws -> Data {
        let asked: JSONValue = [
            "model": "tts-1", "voice": "alloy", "input": .string(sentence), "response_format": "pcm",
        ]
        return try await post("/v1/audio/speech", "application/json", Data(asked.data)).body
    }

    private func post(_ path: String, _ type: String, _ body: Data) async throws -> RawHTTPConnection.Answer {
        let answer = try await RawHTTPConnection.request(
            "POST", path, port: port, token: token, headers: ["Content-Type": type], body: body)
        guard answer.status == 200 else { throw BenchmarkFailure("\(path) answered: \(answer.text.prefix(300))") }
        return answer
    }

    private func ask(_ place: String, _ body: String, _ times: Int) async throws {
        let connection = try RawHTTPConnection(port: port)
        defer { connection.close() }
        let head = "\(place) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n"
        let request = head + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
        for _ in 0..<times {
            try await connection.send(request)
            let answer = try await connection.read { Self.isWhole($0) }
            guard answer.hasPrefix("HTTP/1.1 200") else { throw BenchmarkFailure("the server answered: \(answer)") }
        }
    }

    private static func isWhole(_ answer: String) -> Bool {
        guard let end = answer.firstRange(of: "\r\n\r\n"),
            let length = answer[..<end.lowerBound].firstMatch(of: /(?i)content-length: (\d+)/)?.output.1
        else { return false }
        return answer[end.upperBound...].utf8.count >= Int(length) ?? 0
    }
}
