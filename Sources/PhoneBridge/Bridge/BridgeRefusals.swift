import EchoServing
import NIOHTTP1

/// Gives what the server refuses by itself the codes and words of the API, and tells of webhooks that nobody signed.
struct BridgeRefusals: Sendable {
    private static let codes: [HTTPResponseStatus: BridgeError] = [
        .unauthorized: .invalidTwilioToken, .tooManyRequests: .tooManyRequests,
    ]

    /// What the published API of another service has no code for.
    private static let otherCodes: [HTTPResponseStatus: String] = [.unsupportedMediaType: "unsupported_media_type"]

    let switchboard: Switchboard

    func said(_ refusal: HTTPRefusal, at path: RoutePath?) -> HTTPRefusal {
        var said = refusal
        said.code = Self.codes[refusal.status]?.rawValue ?? refusal.code ?? Self.otherCodes[refusal.status]
        guard refusal.status == .unauthorized, let path else { return said }
        if Self.isSigned(path) {
            switchboard.turnAwayStranger(.wrongSignature)
        } else if path == OpenAIServer.path {
            switchboard.turnAwayStranger(.wrongWebhook)
        } else if path == AsteriskServer.path {
            switchboard.turnAwayStranger(.wrongPassword)
        } else {
            said.message = "The token is missing or wrong. Send the bridge's token: Authorization: Bearer …"
        }
        return said
    }

    private static func isSigned(_ path: RoutePath) -> Bool {
        path.description.hasPrefix("/voice/") || path == MediaStreamServer.path
    }
}
