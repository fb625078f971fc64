import EchoServing
import NIOHTTP1

/// Gives what the server refuses by itself the codes of the API, and tells of webhooks that nobody signed.
struct BridgeRefusals: Sendable {
    private static let codes: [HTTPResponseStatus: BridgeError] = [
        .unauthorized: .invalidTwilioToken, .tooManyRequests: .tooManyRequests,
    ]

    let switchboard: Switchboard

    func code(of refusal: HTTPRefusal, at path: RoutePath?) -> String? {
        if refusal.status == .unauthorized, let path, Self.isSigned(path) {
            switchboard.turnAway(PhoneLineCall(id: "", from: "", to: "", direction: .inbound), .wrongSignature)
        }
        return Self.codes[refusal.status]?.rawValue ?? refusal.code
    }

    private static func isSigned(_ path: RoutePath) -> Bool {
        path.description.hasPrefix("/voice/") || path.description == "/media-stream"
    }
}
