import EchoServing
import NIOHTTP1

/// Gives what the server refuses by itself the codes and words of the API, and tells of webhooks that nobody signed.
struct BridgeRefusals: Sendable {
    private static let codes: [HTTPResponseStatus: BridgeError] = [
        .unauthorized: .invalidTwilioToken, .tooManyRequests: .tooManyRequests,
    ]

    let switchboard: Switchboard

    func said(_ refusal: HTTPRefusal, at path: RoutePath?) -> HTTPRefusal {
        var said = refusal
        said.code = Self.codes[refusal.status]?.rawValue ?? refusal.code
        guard refusal.status == .unauthorized, let path else { return said }
        if Self.isSigned(path) {
            switchboard.turnAway(PhoneLineCall(id: "", from: "", to: "", direction: .inbound), .wrongSignature)
        } else if path != AsteriskServer.path {
            said.message = "The token is missing or wrong. Send the bridge's token: Authorization: Bearer …"
        }
        return said
    }

    private static func isSigned(_ path: RoutePath) -> Bool {
        path.description.hasPrefix("/voice/") || path.description == "/media-stream"
    }
}
