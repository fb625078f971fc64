import EchoCrypto
public import Foundation
import NIOHTTP1

/// The signature of Standard Webhooks, which OpenAI's webhooks carry: over the message's id, its time and its body.
public struct WebhookSignature: RequestSignatureProtocol {
    /// Further away from now than this, a message is one that somebody recorded, or the clocks differ.
    private static let tolerance: TimeInterval = 300

    private let key: Data

    /// Nil when the secret is not base64, with or without `whsec_` before it.
    public init?(secret: String) {
        let text = secret.hasPrefix("whsec_") ? String(secret.dropFirst(6)) : secret
        guard let key = Data(base64Encoded: text), !key.isEmpty else { return nil }
        self.key = key
    }

    public func check(_ request: PlainRequest, at now: Date) throws(SignatureError) {
        let id = try Self.header("webhook-id", request)
        let time = try Self.header("webhook-timestamp", request)
        let offered = try Self.header("webhook-signature", request)
        guard let seconds = Int(time) else { throw .unreadable(header: "webhook-timestamp") }
        guard abs(now.timeIntervalSince1970 - TimeInterval(seconds)) <= Self.tolerance else { throw .outOfTime }
        let right = code(of: request.body, id: id, time: time)
        let signatures = offered.split(separator: " ").filter { $0.hasPrefix("v1,") }
            .compactMap { Data(base64Encoded: String($0.dropFirst(3))) }
        // Takes as long for a near miss as for a wild guess.
        guard signatures.contains(where: { right == $0 }) else { throw .wrong }
    }

    /// As the header `webhook-signature` has it, of a message that this side sends.
    package func text(of body: Data, id: String, at date: Date) -> String {
        let code = code(of: body, id: id, time: "\(Int(date.timeIntervalSince1970))")
        return "v1," + Data(code).base64EncodedString()
    }

    private func code(of body: Data, id: String, time: String) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(for: Data("\(id).\(time).".utf8) + body, using: SymmetricKey(data: key))
    }

    private static func header(_ name: String, _ request: PlainRequest) throws(SignatureError) -> String {
        guard let value = request.head.headers.first(name: name) else { throw .missing(header: name) }
        return value
    }
}

extension WebhookSignature: CustomStringConvertible {
    public var description: String { "WebhookSignature(…)" }
}
