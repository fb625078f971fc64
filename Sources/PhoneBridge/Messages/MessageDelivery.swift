import AsyncHTTPClient
import EchoConcurrency
import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Tells a program of the owner's of messages that callers leave, as they leave them: a webhook, signed as Standard
/// Webhooks are. What cannot be told stands with its call all the same.
package struct MessageDelivery: Sendable {
    /// Messages that wait to be told at the same time.
    private static let most = 100
    private static let mostCalls = 20_000
    private static let patience = TimeAmount.seconds(10)

    private let url: String
    /// Nil for messages that anybody could have sent.
    private let signature: WebhookSignature?
    private let backoff: Backoff
    private let onFailure: @Sendable () -> Void

    /// - Parameters:
    ///   - url: with https, or of this machine.
    ///   - secret: that messages are signed with: `whsec_` and base64; nil for none.
    ///   - onFailure: told of each message that is given up; it must not wait.
    /// - Returns: nil where the address is none, others could read what goes there, or the secret is none.
    package init?(url: String, secret: String?, onFailure: @escaping @Sendable () -> Void = {}) {
        self.init(
            url: url, secret: secret,
            backoff: Backoff(limit: 10, first: .seconds(1), ceiling: .seconds(300)), onFailure: onFailure)
    }

    init?(url: String, secret: String?, backoff: Backoff, onFailure: @escaping @Sendable () -> Void) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty, parts.user == nil,
            parts.scheme == "https" || parts.scheme == "http" && Self.isHere(host)
        else { return nil }
        signature = secret.flatMap { WebhookSignature(secret: $0) }
        guard secret == nil || signature != nil else { return nil }
        (self.url, self.backoff, self.onFailure) = (url, backoff, onFailure)
    }

    private static func isHere(_ host: String) -> Bool {
        host == "localhost" || IPAddress(host.filter { $0 != "[" && $0 != "]" })?.isLoopback == true
    }

    /// Until there is no more news, and all of it is told or given up, or the task is cancelled.
    package func run(_ news: AsyncStream<SwitchboardNews>) async {
        await withTaskGroup(of: Void.self) { group in
            var lines: [String: PhoneLineCall] = [:]
            var waiting = 0
            for await item in news {
                switch item.happening {
                case .began(let line, _): if lines.count < Self.mostCalls { lines[item.call] = line }
                case .ended: lines[item.call] = nil
                case .messageTaken(let text):
                    while waiting >= Self.most, await group.next() != nil { waiting -= 1 }
                    waiting += 1
                    let body = Self.json(text, lines[item.call], item).data
                    group.addTask { await deliver(body, id: item.id.uuidString.lowercased()) }
                default: break
                }
            }
        }
    }

    private static func json(_ text: String, _ line: PhoneLineCall?, _ news: SwitchboardNews) -> JSONValue {
        [
            "type": "call.message", "timestamp": APIJSON.time(news.time),
            "data": [
                "callId": .string(news.call), "from": .string(line?.from ?? ""), "to": .string(line?.to ?? ""),
                "direction": .string(line?.direction.rawValue ?? ""), "text": .string(text),
            ],
        ]
    }

    private enum Answer { case taken, refused, away }

    private func deliver(_ body: Data, id: String) async {
        for attempt in 1...max(1, backoff.limit + 1) {
            switch await send(body, id: id) {
            case .taken: return
            case .refused: return onFailure()
            case .away: break
            }
            guard attempt <= backoff.limit else { break }
            let pause = backoff.delay(forAttempt: attempt, random: Double.random(in: 0..<1))
            guard (try? await Task.sleep(for: pause)) != nil else { break }
        }
        onFailure()
    }

    /// Each time under the same id, so that who has had it knows it again.
    private func send(_ body: Data, id: String) async -> Answer {
        var request = HTTPClientRequest(url: url)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        let now = Date()
        request.headers.add(name: "webhook-id", value: id)
        request.headers.add(name: "webhook-timestamp", value: "\(Int(now.timeIntervalSince1970))")
        if let signature {
            request.headers.add(name: "webhook-signature", value: signature.text(of: body, id: id, at: now))
        }
        request.body = .bytes(ByteBuffer(bytes: body))
        guard let response = try? await Self.client.execute(request, timeout: Self.patience) else { return .away }
        switch response.status.code {
        case 200..<300: return .taken
        // Later it may be right.
        case 408, 425, 429, 500...: return .away
        default: return .refused
        }
    }

    /// What a caller says goes to nobody but to whom it was to go.
    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: patience, read: patience)
        return HTTPClient(eventLoopGroup: .singletonMultiThreadedEventLoopGroup, configuration: configuration)
    }()
}

extension MessageDelivery: CustomStringConvertible {
    /// An address may have a secret in its path.
    package var description: String { "MessageDelivery(…)" }
}
