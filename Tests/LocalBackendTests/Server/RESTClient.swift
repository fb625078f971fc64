import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit

/// Asks a server of scripted parts, and records what is said for the checker.
struct RESTClient: Sendable {
    struct Stream: Sendable {
        var answer: RawHTTPConnection.Answer
        /// The frames that are JSON.
        var events: [JSONValue]
        var isClosedByDone: Bool

        var types: [String] { events.compactMap { $0["type"]?.string } }
    }

    let port: Int

    static func talk<Result: Sendable>(
        _ configuration: LocalServerConfiguration, _ body: @escaping @Sendable (RESTClient) async throws -> Result
    ) async throws -> Result {
        try await LoopbackServer.run(configuration) { try await body(RESTClient(port: $0)) }
    }

    func send(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> RawHTTPConnection.Answer {
        try await RawHTTPConnection.request(
            method, path, port: port, token: LoopbackServer.token, headers: ["Content-Type": "application/json"],
            body: body?.data)
    }

    func post(_ path: String, _ body: JSONValue) async throws -> RawHTTPConnection.Answer {
        try await send("POST", path, body)
    }

    func stream(_ path: String, _ body: JSONValue) async throws -> Stream {
        try Self.stream(in: try await post(path, body))
    }

    static func stream(in answer: RawHTTPConnection.Answer) throws -> Stream {
        var parser = SSEParser()
        let frames = try parser.feed(answer.body)
        return Stream(
            answer: answer, events: try frames.filter { !$0.isDone }.map { try JSONValue(parsing: $0.data) },
            isClosedByDone: frames.last?.isDone ?? false)
    }

    /// Sends a form with a file.
    func upload(_ file: Data, fields: [String: String]) async throws -> RawHTTPConnection.Answer {
        var body = Data()
        for (name, value) in fields {
            body += Data("--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
        }
        body += Data("--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.wav\"\r\n\r\n".utf8)
        body += file + Data("\r\n--b--\r\n".utf8)
        return try await RawHTTPConnection.request(
            "POST", "/v1/audio/transcriptions", port: port, token: LoopbackServer.token,
            headers: ["Content-Type": "multipart/form-data; boundary=b"], body: body)
    }
}
