import Echo
import EchoScreen
import Foundation

/// Why a bridge cannot be watched, in sentences.
package enum WatchFailure {
    package static func words(_ error: EchoError) -> String {
        switch error {
        case .invalidKey, .keyRequired:
            "The bridge does not accept the token: set ECHO_BRIDGE_TOKEN to the one that it prints when it starts."
        case .missingKey: "The bridge needs its token: set ECHO_BRIDGE_TOKEN to the one that it prints when it starts."
        case .rejected(404, _): "No bridge answers at this address. Use the one that echo-tui bridge prints."
        case .connectionLost(1001, _): "The bridge stops."
        case .connectionLost(1013, _): "The bridge has no room for another client."
        default: ErrorPresenter.present(error).whatHappened.text(keyName: \.name)
        }
    }

    /// Whether nothing changes when it is tried again.
    static func isFinal(_ error: EchoError) -> Bool {
        switch error {
        case .invalidKey, .keyRequired, .rejected(404, _), .invalidURL: true
        default: false
        }
    }

    /// The connection is gone, and is made again.
    static func lost(_ error: EchoError) -> String { "\(words(error)) Trying again." }

    static let outputClosed = "The output was closed."
    /// There is no connection to tell it over.
    static let unheard = "The bridge cannot be reached right now."

    /// The host, where others on the way to it can read what is sent; nil where they cannot.
    package static func openHost(_ address: String) -> String? {
        guard let parts = URLComponents(string: address), let host = parts.host,
            ["http", "ws"].contains(parts.scheme?.lowercased()),
            !["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
        else { return nil }
        return host
    }

    package static func isOpenToReaders(_ address: String) -> String {
        "The connection to \(address) is not encrypted: others on the way can read the token and the calls. Use https."
    }
}
