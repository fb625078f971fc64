import EchoCrypto
import Foundation
import NIOHTTP1

/// Those who may ask the REST API: the account by its token, or one of its keys by its secret.
struct RESTKeys: Sendable {
    private let accepted: [Data]

    init(_ configuration: ExchangeConfiguration) {
        accepted = [
            "\(configuration.account):\(configuration.authToken)", "\(configuration.key):\(configuration.keySecret)",
        ].map { Data($0.utf8) }
    }

    func admit(_ headers: HTTPHeaders) -> Bool {
        guard let header = headers.first(name: "authorization"), header.lowercased().hasPrefix("basic "),
            let offered = Data(base64Encoded: String(header.dropFirst(6)))
        else { return false }
        // Digests take equally long to compare, whatever was offered.
        return accepted.contains { SHA256.hash(data: $0) == SHA256.hash(data: offered) }
    }
}
