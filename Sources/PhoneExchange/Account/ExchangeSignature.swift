import EchoCrypto
import Foundation

/// Signs what the exchange sends: the address as it is written, and the fields of the form.
struct ExchangeSignature: Sendable {
    private let secret: String
    private let keyName: String?

    /// - Parameter sharedKey: for the newer signatures; nil for the account's token.
    init(authToken: String, sharedKey: ExchangeConfiguration.SharedKey? = nil) {
        secret = sharedKey?.secret ?? authToken
        keyName = sharedKey?.name
    }

    /// - Parameter form: nil for a request without a body.
    func headers(for url: String, _ form: ExchangeForm? = nil) -> [(String, String)] {
        let signature = ("X-Twilio-Signature", signature(of: url, form))
        guard let keyName else { return [signature] }
        return [signature, ("X-Twilio-Webhooks-Signature-Settings", "key=\(keyName),algorithm=HMAC_SHA256")]
    }

    private func signature(of url: String, _ form: ExchangeForm?) -> String {
        let text = Data((url + Self.text(of: form)).utf8)
        let key = SymmetricKey(data: Data(secret.utf8))
        let code: Data =
            keyName == nil
            ? Data(HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key))
            : Data(HMAC<SHA256>.authenticationCode(for: text, using: key))
        return code.base64EncodedString()
    }

    /// Names by their code units, the values of a name once each.
    private static func text(of form: ExchangeForm?) -> String {
        let names = Dictionary(grouping: form?.fields ?? [], by: \.name)
        return names.keys.sorted(by: isBefore).flatMap { name in
            Set(names[name, default: []].map(\.value)).sorted(by: isBefore).map { name + $0 }
        }.joined()
    }

    private static func isBefore(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
}
