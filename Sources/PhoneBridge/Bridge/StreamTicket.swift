import EchoCrypto
import Foundation

/// Lets a media stream in: whoever answers a webhook writes one, and any bridge that knows the secret can read it, once the
/// stream comes with it. The address of a stream has no query, so it comes as a parameter.
struct StreamTicket: Sendable {
    /// From the webhook to the stream.
    static let life: TimeInterval = 120

    private let key: SymmetricKey

    init(secret: String) { key = SymmetricKey(data: SHA256.hash(data: Data(("media-stream " + secret).utf8))) }

    func text(for call: String, _ direction: PhoneLineCall.Direction, at now: Date) -> String {
        let until = Int(now.timeIntervalSince1970 + Self.life)
        // Two of one second are two: a caller may be back that soon.
        let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
        return "\(until).\(nonce).\(code(call, direction, until, nonce).base64EncodedString())"
    }

    func admits(_ text: String, for call: String, _ direction: PhoneLineCall.Direction, at now: Date) -> Bool {
        let parts = text.split(separator: ".", maxSplits: 2)
        guard parts.count == 3, let until = Int(parts[0]), let offered = Data(base64Encoded: String(parts[2])),
            Double(until) >= now.timeIntervalSince1970, Double(until) <= now.timeIntervalSince1970 + Self.life
        else { return false }
        return HMAC<SHA256>.isValidAuthenticationCode(
            offered, authenticating: message(call, direction, until, String(parts[1])), using: key)
    }

    private func code(
        _ call: String, _ direction: PhoneLineCall.Direction, _ until: Int, _ nonce: String
    ) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: message(call, direction, until, nonce), using: key))
    }

    private func message(
        _ call: String, _ direction: PhoneLineCall.Direction, _ until: Int, _ nonce: String
    ) -> Data {
        Data("\(call)\n\(direction.rawValue)\n\(until)\n\(nonce)".utf8)
    }
}
