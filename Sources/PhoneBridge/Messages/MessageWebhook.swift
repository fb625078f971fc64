import AsyncHTTPClient
import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Tells a program of the owner's of messages: a webhook, signed as Standard Webhooks are.
package struct MessageWebhook: MessageCarrierProtocol {
    private static let patience = TimeAmount.seconds(10)

    private let url: String
    /// Nil for messages that anybody could have sent.
    private let signature: WebhookSignature?

    /// - Parameters:
    ///   - url: with https, or of this machine.
    ///   - secret: that messages are signed with: `whsec_` and base64; nil for none.
    /// - Returns: nil where the address is none, others could read what goes there, or the secret is none.
    package init?(url: String, secret: String?) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty, parts.user == nil,
            parts.scheme == "https" || parts.scheme == "http" && IPAddress.isHere(host)
        else { return nil }
        signature = secret.flatMap { WebhookSignature(secret: $0) }
        guard secret == nil || signature != nil else { return nil }
        self.url = url
    }

    /// Each time under the same id, so that who has had it knows it again.
    package func carry(_ message: CallerMessage) async throws(MessageFailure) {
        let body = Self.json(message).data
        let id = message.id.uuidString.lowercased()
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
        guard let response = try? await Self.client.execute(request, timeout: Self.patience) else {
            throw MessageFailure(sentence: "Nobody answers there.", isFinal: false)
        }
        switch response.status.code {
        case 200..<300: return
        // Later it may be right.
        case 408, 425, 429, 500...: throw Self.failure(response.status, isFinal: false)
        default: throw Self.failure(response.status, isFinal: true)
        }
    }

    private static func failure(_ status: HTTPResponseStatus, isFinal: Bool) -> MessageFailure {
        MessageFailure(sentence: "The answer is \(status.code).", isFinal: isFinal)
    }

    private static func json(_ message: CallerMessage) -> JSONValue {
        var data: JSONObject = [
            "callId": .string(message.call), "from": .string(message.line?.from ?? ""),
            "to": .string(message.line?.to ?? ""),
            "direction": .string(message.line?.direction.rawValue ?? ""), "text": .string(message.text),
        ]
        if let recording = message.recording { data["recordingId"] = .string(recording.text) }
        return ["type": "call.message", "timestamp": APIJSON.time(message.time), "data": .object(data)]
    }

    /// What a caller says goes to nobody but to whom it was to go.
    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: patience, read: patience)
        return HTTPClient(eventLoopGroup: .singletonMultiThreadedEventLoopGroup, configuration: configuration)
    }()
}

extension MessageWebhook: CustomStringConvertible {
    /// An address may have a secret in its path.
    package var description: String { "MessageWebhook(…)" }
}

extension IPAddress {
    /// - Parameter host: a name or an address, in brackets or not.
    static func isHere(_ host: String) -> Bool {
        host == "localhost" || IPAddress(host.filter { $0 != "[" && $0 != "]" })?.isLoopback == true
    }
}
