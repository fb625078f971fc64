import EchoCrypto
import EchoServing
import EchoText
public import Foundation
import NIOHTTP1

/// The signature that Twilio puts on its webhooks and on the handshake of a media stream: over the address as Twilio saw
/// it, and the fields of the form.
public struct TwilioSignature: RequestSignatureProtocol {
    private let tokens: [SymmetricKey]
    private let sharedKeys: [String: SymmetricKey]
    private let origin: String

    /// - Parameters:
    ///   - authToken: of the account.
    ///   - secondToken: that of the account which is to follow, or went before: nil for none.
    ///   - sharedKeys: secrets of the newer signatures (HMAC-SHA256), by their names.
    ///   - origin: where Twilio reaches this server, without a path, whatever a proxy made of it:
    ///     "https://bridge.example.com".
    public init(
        authToken: String, secondToken: String? = nil, sharedKeys: [String: String] = [:], origin: String
    ) {
        tokens = ([authToken] + [secondToken].compactMap(\.self)).map { SymmetricKey(data: Data($0.utf8)) }
        self.sharedKeys = sharedKeys.mapValues { SymmetricKey(data: Data($0.utf8)) }
        self.origin = origin
    }

    public func check(_ request: PlainRequest, at now: Date) throws(SignatureError) {
        let name = "x-twilio-signature"
        guard let text = request.head.headers.first(name: name) else { throw .missing(header: name) }
        guard let offered = Data(base64Encoded: text) else { throw .unreadable(header: name) }
        let isSigned = try verifier(request.head.headers)
        let fields = try Self.fields(of: request)
        let addresses = SignedAddress.spellings(of: Self.address(of: request, at: origin))
        guard addresses.contains(where: { isSigned(offered, Data(($0 + fields).utf8)) }) else { throw .wrong }
    }

    /// Compares in constant time, with the algorithm that the request names.
    private func verifier(
        _ headers: HTTPHeaders
    ) throws(SignatureError) -> @Sendable (Data, Data) -> Bool {
        let name = "x-twilio-webhooks-signature-settings"
        guard let settings = headers.first(name: name) else {
            return { [tokens] offered, text in
                tokens.map { HMAC<Insecure.SHA1>.isValidAuthenticationCode(offered, authenticating: text, using: $0) }
                    .contains(true)
            }
        }
        let pairs = settings.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1) }
        let values = Dictionary(
            pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }, uniquingKeysWith: { old, _ in old })
        guard values["algorithm"] == "HMAC_SHA256", let key = values["key"] else { throw .unreadable(header: name) }
        guard let secret = sharedKeys[key] else { throw .wrong }
        return { HMAC<SHA256>.isValidAuthenticationCode($0, authenticating: $1, using: secret) }
    }

    /// A media stream is signed by the address with the scheme of WebSockets.
    private static func address(of request: PlainRequest, at origin: String) -> String {
        let isUpgrade = request.head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
        let address = origin + request.head.uri
        return isUpgrade && address.hasPrefix("http") ? "ws" + address.dropFirst(4) : address
    }

    /// Of a form each name and value, names by their code units, the values of a name once each. Of any other body the
    /// address has the digest, which must be right.
    private static func fields(of request: PlainRequest) throws(SignatureError) -> String {
        if let digest = request.query["bodySHA256"] {
            guard SHA256.hash(data: request.body).hexadecimal == digest else {
                throw .wrong
            }
            return ""
        }
        guard !request.body.isEmpty else { return "" }
        let type = (request.contentType ?? "").prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw .wrong }
        return Dictionary(grouping: request.form.fields, by: \.name)
            .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
            .flatMap { name, fields in
                Set(fields.map(\.value)).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
                    .map { name + $0 }
            }.joined()
    }
}

extension TwilioSignature: CustomStringConvertible {
    public var description: String { "TwilioSignature(…)" }
}

/// How one address may have been spelled where it was signed: Twilio's servers, and the proxies between, do not agree on
/// whether the port belongs to it.
private enum SignedAddress {
    private static let ports = ["http": "80", "ws": "80", "https": "443", "wss": "443"]

    static func spellings(of address: String) -> [String] {
        guard let schemeEnd = address.firstRange(of: "://") else { return [address] }
        let scheme = String(address[..<schemeEnd.lowerBound])
        let pathStart = address[schemeEnd.upperBound...].firstIndex { "/?#".contains($0) } ?? address.endIndex
        let authority = address[schemeEnd.upperBound..<pathStart]
        let hostStart = authority.lastIndex(of: "@").map { authority.index(after: $0) } ?? authority.startIndex
        let (before, after) = (address[..<hostStart], address[pathStart...])
        let host = authority[hostStart...]
        // An address of IPv6 has colons within brackets.
        let portStart = host.lastIndex(of: ":").flatMap { host[$0...].contains("]") ? nil : $0 }
        let name = host[..<(portStart ?? host.endIndex)]
        let other = portStart == nil ? ports[scheme].map { before + name + ":" + $0 + after } : before + name + after
        return [address] + (other.map { [String($0)] } ?? [])
    }
}
