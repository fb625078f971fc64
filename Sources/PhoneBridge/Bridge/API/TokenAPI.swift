import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// Access tokens for clients of the Voice SDK.
struct TokenAPI: Sendable {
    private static let longestIdentity = 121

    /// Nil for a bridge that only answers.
    let account: TwilioAccount?
    /// Told of who gets one.
    var see: @Sendable (CallUser) -> Void = { _ in }
    var now: @Sendable () -> Date = { Date() }

    func routes(_ door: ClientDoor) -> [Route] {
        [
            APIRoute.make(.POST, "/api/token", door, .act, body: .json(bytes: 64 << 10)) {
                request throws(BridgeProblem) in
                try token(BodyFields(request))
            }
        ]
    }

    /// An hour at most: it cannot be taken back.
    private func token(_ fields: BodyFields) throws(BridgeProblem) -> HTTPAnswer {
        try fields.refuseOthers(than: ["identity"])
        let identity = try fields.name("identity", longest: Self.longestIdentity)
        guard let account, let key = account.apiKey, let secret = account.apiSecret else {
            throw BridgeProblem(
                .invalidTwilioToken, "This bridge has no Twilio API key: set TWILIO_API_KEY and TWILIO_API_SECRET.")
        }
        see(CallUser(device: identity, seen: now()))
        let token = VoiceAccessToken(
            account: account.sid, key: key, identity: identity, allowsIncoming: true,
            application: account.applicationSID)
        return HTTPAnswer(
            status: .ok,
            body: [
                "token": .string(token.text(secret: secret, at: now())), "identity": .string(identity),
                "expiresIn": .integer(Int(VoiceAccessToken.longest / .seconds(1))),
            ])
    }
}
