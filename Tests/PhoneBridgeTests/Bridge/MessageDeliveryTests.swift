import EchoConcurrency
import EchoServing
import EchoWire
import Foundation
import NIOHTTP1
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A message that a caller leaves` {
    private static let secret = "whsec_c2VjcmV0IG9mIHRoZSBvd25lcg=="

    /// The owner's program: it answers as it is told, one after the other, and then with 204.
    private final class Owner: Sendable {
        let requests = Mutex<[PlainRequest]>([])
        private let answers: Mutex<[HTTPResponseStatus]>

        init(_ answers: [HTTPResponseStatus]) { self.answers = Mutex(answers) }

        var routes: [Route] {
            ["/messages", "/elsewhere"].map { path in
                Route(.POST, RoutePath(path), .anyone, body: .json(bytes: 64 << 10)) { [self] request in
                    requests.withLock { $0.append(request) }
                    let status = answers.withLock { $0.isEmpty ? .noContent : $0.removeFirst() }
                    return .whole(
                        HTTPAnswer(
                            status: status, contentType: nil, body: Data(), headers: ["Location": "/elsewhere"]))
                }
            }
        }
    }

    /// A call with a message in it, from its beginning to its end.
    private static func news(isRecorded: Bool = false) -> AsyncStream<SwitchboardNews> {
        let call = PhoneLineCall(id: "CA1", from: "+12015550111", to: "+12015550100", direction: .inbound)
        let (stream, continuation) = AsyncStream<SwitchboardNews>.makeStream()
        let recording: [CallHappening] = isRecorded ? [.recordingStarted] : []
        for happening in [CallHappening.began(call, at: Date())] + recording
            + [.messageTaken("Call Anna back."), .ended(.hungUp, at: Date())]
        {
            continuation.yield(SwitchboardNews(call: "CA1", happening: happening))
        }
        continuation.finish()
        return stream
    }

    /// - Returns: what came, and how many were given up.
    private func deliver(
        _ answers: [HTTPResponseStatus], secret: String? = secret, tries: Int = 3, isRecorded: Bool = false
    ) async throws -> (requests: [PlainRequest], failures: Int) {
        let owner = Owner(answers)
        let server = HTTPServer(HTTPServerConfiguration(routes: owner.routes))
        let failures = Mutex(0)
        return try await RunningServer.run({ try await server.run(onListening: $0) }) { port in
            let webhook = try #require(MessageWebhook(url: "http://127.0.0.1:\(port)/messages", secret: secret))
            let sut = MessageDelivery(
                webhook, backoff: Backoff(limit: tries, first: .zero), onFailure: { _ in failures.withLock { $0 += 1 } }
            )
            await sut.run(Self.news(isRecorded: isRecorded))
            return (owner.requests.withLock(\.self), failures.withLock(\.self))
        }
    }

    @Test func `reaches the owner's program, signed, with who called whom`() async throws {
        let (requests, failures) = try await deliver([])
        #expect(failures == 0)
        #expect(requests.count == 1)
        let request = try #require(requests.first)
        let signature = try #require(WebhookSignature(secret: Self.secret))
        try signature.check(request, at: Date())
        let json = try JSONValue(parsing: request.body)
        #expect(json["type"] == "call.message")
        #expect(
            json["data"] == [
                "callId": "CA1", "from": "+12015550111", "to": "+12015550100", "direction": "inbound",
                "text": "Call Anna back.",
            ])
    }

    @Test func `says which recording has it in the caller's own voice`() async throws {
        let (requests, _) = try await deliver([], isRecorded: true)
        let json = try JSONValue(parsing: try #require(requests.first).body)
        #expect(json["data"]?["recordingId"]?.string == CallRecording.id(of: "CA1").text)
    }

    @Test func `is sent again under the same name until it is taken`() async throws {
        let (requests, failures) = try await deliver([.serviceUnavailable, .tooManyRequests])
        #expect(failures == 0)
        #expect(requests.count == 3)
        #expect(Set(requests.map { $0.head.headers.first(name: "webhook-id") }).count == 1)
    }

    @Test(
        arguments: [
            ([.badRequest], 1), ([.notFound], 1),
            // Nobody else gets what a caller said.
            ([.found], 1), ([.temporaryRedirect], 1),
            ([HTTPResponseStatus](repeating: .serviceUnavailable, count: 9), 4),
        ] as [([HTTPResponseStatus], Int)])
    func `is given up where it is refused, or too often nobody is there`(
        answers: [HTTPResponseStatus], count: Int
    ) async throws {
        let (requests, failures) = try await deliver(answers)
        #expect(requests.count == count)
        #expect(requests.allSatisfy { $0.head.uri == "/messages" })
        #expect(failures == 1)
    }

    @Test func `is not signed where there is no secret`() async throws {
        let (requests, _) = try await deliver([], secret: nil)
        #expect(requests.first?.head.headers.first(name: "webhook-signature") == nil)
    }

    @Test(arguments: [
        ("https://example.com/messages", true), ("http://127.0.0.1:8080/", true), ("http://[::1]:8080/", true),
        ("http://localhost/m", true), ("http://example.com/messages", false), ("ftp://example.com", false),
        ("https://user:word@example.com", false), ("https://", false), ("", false), ("example.com", false),
    ])
    func `goes where nobody else can read it`(url: String, isTaken: Bool) {
        #expect((MessageWebhook(url: url, secret: nil) != nil) == isTaken)
        #expect(MessageWebhook(url: url, secret: "no base64!") == nil)
    }
}
