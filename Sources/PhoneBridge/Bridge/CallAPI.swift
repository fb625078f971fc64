import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// What our own clients ask of the bridge.
struct CallAPI: Sendable {
    let token: BearerToken
    let account: TwilioAccount
    let rest: TwilioREST
    let webhooks: VoiceWebhooks
    let desk: CallDesk
    var now: @Sendable () -> Date = { Date() }

    var routes: [Route] {
        let check = RequestCheck.bearer(token)
        return [
            Route(.POST, "/api/token", check, body: .json(bytes: 64 << 10)) { .whole(accessToken($0)) },
            Route(.POST, "/api/calls/outgoing", check, body: .json(bytes: 64 << 10)) { .whole(await call($0)) },
            Route(.POST, "/api/calls/{id}/end", check) { .whole(await end($0.parameters["id"] ?? "")) },
            Route(.GET, "/api/calls", check) { _ in .whole(list()) },
        ]
    }

    /// For a client of the Voice SDK. An hour at most: it cannot be taken back.
    private func accessToken(_ request: PlainRequest) -> HTTPAnswer {
        let json = try? JSONValue(parsing: request.body)
        guard let identity = json?["identity"]?.string, !identity.isEmpty, identity.count <= 121 else {
            return BridgeError.invalidTwilioToken.answer("Name the client: {\"identity\": \"ada\"}.")
        }
        guard let key = account.apiKey, let secret = account.apiSecret else {
            return BridgeError.invalidTwilioToken.answer(
                "This bridge has no API key of Twilio: set TWILIO_API_KEY and TWILIO_API_SECRET.")
        }
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

    private func call(_ request: PlainRequest) async -> HTTPAnswer {
        let json = try? JSONValue(parsing: request.body)
        guard let to = json?["to"]?.string, !to.isEmpty else {
            return BridgeError.invalidNumber.answer("Say whom to call: {\"to\": \"+14155550100\"}.")
        }
        guard !desk.switchboard.isDraining else {
            return BridgeError.sessionOver.answer("This bridge is stopping and takes no more calls.")
        }
        switch desk.gate.decision(on: .outgoing(number: to)) {
        case .allow(let number?): return await place(number.digits)
        case .refuse(let refusal): return answer(for: refusal)
        case .allow, .askForPIN: return BridgeError.invalidNumber.answer("This is not a telephone number.")
        }
    }

    private func place(_ number: String) async -> HTTPAnswer {
        let id = UUID().uuidString.lowercased()
        let twiml = VoiceResponse([
            webhooks.stream(call: id, .outbound, from: account.number ?? "", to: number), .hangUp,
        ]).xml
        let events = ["initiated", "ringing", "answered", "completed"].map { ("StatusCallbackEvent", $0) }
        do throws(PhoneLineError) {
            let sid = try await rest.call(
                to: number,
                fields: [("Twiml", twiml), ("StatusCallback", webhooks.origin + "/voice/status")] + events)
            return HTTPAnswer(status: .created, body: ["callSid": .string(sid), "status": "queued"])
        } catch {
            return answer(for: error)
        }
    }

    private func answer(for refusal: CallRefusal) -> HTTPAnswer {
        switch refusal {
        case .tooManyCalls, .minutesUsedUp, .dollarsUsedUp: BridgeError.tooManyRequests.answer(refusal.wording)
        default: BridgeError.invalidNumber.answer(refusal.wording)
        }
    }

    private func end(_ id: String) async -> HTTPAnswer {
        if desk.switchboard.ask(.hangUp, of: id) { return HTTPAnswer(status: .ok, body: ["status": "completed"]) }
        do throws(PhoneLineError) {
            try await rest.end(id)
            return HTTPAnswer(status: .ok, body: ["status": "completed"])
        } catch {
            return answer(for: error)
        }
    }

    private func list() -> HTTPAnswer {
        let calls = desk.switchboard.calls.map { call -> JSONValue in
            [
                "callSid": .string(call.id), "direction": .string(call.direction.rawValue), "from": .string(call.from),
                "to": .string(call.to),
            ]
        }
        return HTTPAnswer(status: .ok, body: ["calls": .array(calls)])
    }

    private func answer(for error: PhoneLineError) -> HTTPAnswer {
        switch error {
        case .refused(20003, _):
            BridgeError.invalidTwilioToken.answer(
                "Twilio does not accept the account's token. Check TWILIO_AUTH_TOKEN.")
        case .refused(20429, _), .refused(429, _):
            BridgeError.tooManyRequests.answer(
                "Twilio asks to wait. Try again in a moment.", headers: ["Retry-After": "5"])
        case .refused(20404, _), .notFound, .over: BridgeError.sessionOver.answer("There is no such call any more.")
        case .refused(21201...21299, let reason), .refused(13223...13227, let reason):
            BridgeError.invalidNumber.answer("Twilio does not call this number: \(reason)")
        case .refused(_, let reason): BridgeError.assistantUnreachable.answer("Twilio refused it: \(reason)")
        default: BridgeError.assistantUnreachable.answer("Twilio cannot be reached. Try again in a moment.")
        }
    }
}
